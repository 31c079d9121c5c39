import { rule } from './Rule.js'

/** Levels on which a process answers for itself; those below belong to one of them. */
const lowestOwned = 3

/** What is to hold of processes and their models. */
export const processRules = [
  rule('processOwner', {
    severity: 'error',
    topic: 'processes',
    verb: 'setOwner',
    mend: { at: 'object', field: 'ownerId' },
    many: { kind: 'processes', column: 'owner' },
    reads: { processes: ['level', 'ownerId'] },
    *find(model) {
      const processes = model.part('processes')
      for (const row of processes.each())
        if (processes.number(row, 'level') <= lowestOwned && processes.text(row, 'ownerId') === '')
          yield { kind: 'processes', row }
    },
  }),
  rule('stepRole', {
    severity: 'error',
    topic: 'processes',
    verb: 'assignRole',
    mend: { at: 'drawing' },
    reads: { processes: [], drawnModels: ['state', 'withoutAccountable'] },
    *find(model) {
      const drawn = model.part('drawnModels')
      for (const one of drawn.each()) {
        const row = model.part('processes').get(one.id)
        if (row && drawn.text(one, 'state') === 'published' && drawn.number(one, 'withoutAccountable') > 0)
          yield { kind: 'processes', row }
      }
    },
  }),
  rule('stepOneRole', {
    severity: 'warning',
    topic: 'processes',
    verb: 'assignRole',
    mend: { at: 'drawing' },
    reads: { processes: [], drawnModels: ['state', 'severalAccountable'] },
    *find(model) {
      const drawn = model.part('drawnModels')
      for (const one of drawn.each()) {
        const row = model.part('processes').get(one.id)
        if (row && drawn.text(one, 'state') === 'published' && drawn.number(one, 'severalAccountable') > 0)
          yield { kind: 'processes', row }
      }
    },
  }),
  rule('diagramProblems', {
    severity: 'error',
    topic: 'processes',
    verb: 'draw',
    mend: { at: 'drawing' },
    reads: { processes: [], drawnModels: ['problems'] },
    *find(model) {
      const drawn = model.part('drawnModels')
      for (const one of drawn.each()) {
        const row = model.part('processes').get(one.id)
        if (row && drawn.number(one, 'problems') > 0) yield { kind: 'processes', row }
      }
    },
  }),
  rule('processDrawn', {
    severity: 'note',
    topic: 'processes',
    verb: 'draw',
    mend: { at: 'drawing' },
    reads: { processes: ['level', 'status'], drawnModels: ['state'] },
    *find(model) {
      const processes = model.part('processes')
      const drawn = model.part('drawnModels')
      for (const row of processes.each()) {
        if (processes.number(row, 'level') !== lowestOwned || processes.text(row, 'status') !== 'ACTIVE') continue
        const one = drawn.get(row.id)
        if (!one || drawn.text(one, 'state') === '') yield { kind: 'processes', row }
      }
    },
  }),
  rule('processPublished', {
    severity: 'warning',
    topic: 'processes',
    verb: 'publish',
    mend: { at: 'drawing' },
    reads: { processes: ['status'], drawnModels: ['state'] },
    *find(model) {
      const processes = model.part('processes')
      const drawn = model.part('drawnModels')
      for (const one of drawn.each()) {
        const row = processes.get(one.id)
        const state = drawn.text(one, 'state')
        if (row && processes.text(row, 'status') === 'ACTIVE' && state !== '' && state !== 'published')
          yield { kind: 'processes', row }
      }
    },
  }),
  rule('areaOwner', {
    severity: 'warning',
    topic: 'processes',
    verb: 'setOwner',
    mend: { at: 'object', field: 'ownerId' },
    reads: { businessAreas: ['ownerId'] },
    *find(model) {
      const areas = model.part('businessAreas')
      for (const row of areas.each()) if (areas.text(row, 'ownerId') === '') yield { kind: 'businessAreas', row }
    },
  }),
] as const
