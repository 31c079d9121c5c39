import { addDays } from '@embpm/calendar'
import { rule } from './Rule.js'

/** Days before its end in which a technology counts as ending soon. */
const soon = 180

/** What is to hold of technologies and where they run. */
export const technologyRules = [
  rule('instanceEnded', {
    severity: 'error',
    topic: 'technology',
    verb: 'replace',
    mend: { at: 'object', field: 'technologyId' },
    reads: { technologyInstances: ['technologyId'], technologies: ['endOfLife'] },
    *find(model) {
      const instances = model.part('technologyInstances')
      const technologies = model.part('technologies')
      for (const row of instances.each()) {
        const technology = technologies.get(instances.text(row, 'technologyId'))
        const end = technology ? technologies.text(technology, 'endOfLife') : ''
        if (end !== '' && end < model.today) yield { kind: 'technologyInstances', row }
      }
    },
  }),
  rule('instanceEnds', {
    severity: 'warning',
    topic: 'technology',
    verb: 'replace',
    mend: { at: 'object', field: 'technologyId' },
    reads: { technologyInstances: ['technologyId'], technologies: ['endOfLife'] },
    *find(model) {
      const instances = model.part('technologyInstances')
      const technologies = model.part('technologies')
      const last = addDays(model.today, soon)
      for (const row of instances.each()) {
        const technology = technologies.get(instances.text(row, 'technologyId'))
        const end = technology ? technologies.text(technology, 'endOfLife') : ''
        if (end >= model.today && end <= last) yield { kind: 'technologyInstances', row }
      }
    },
  }),
  rule('instanceOwner', {
    severity: 'note',
    topic: 'technology',
    verb: 'setOwner',
    mend: { at: 'object', field: 'ownerId' },
    many: { kind: 'technologyInstances', column: 'ownerId' },
    reads: { technologyInstances: ['ownerId'] },
    *find(model) {
      const instances = model.part('technologyInstances')
      for (const row of instances.each())
        if (instances.text(row, 'ownerId') === '') yield { kind: 'technologyInstances', row }
    },
  }),
] as const
