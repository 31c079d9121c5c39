import { rule } from './Rule.js'

/** How many areas lie above each other at most; a ring in what is stored ends there. */
const deepest = 50

/** What is to hold of operations and projects. */
export const operationRules = [
  rule('areaManager', {
    severity: 'warning',
    topic: 'operations',
    verb: 'setOwner',
    mend: { at: 'object', field: 'managerId' },
    reads: { operationAreas: ['managerId', 'parentId'] },
    *find(model) {
      const areas = model.part('operationAreas')
      for (const row of areas.each()) {
        let at: typeof row | undefined = row
        for (let depth = 0; at && depth < deepest && areas.text(at, 'managerId') === ''; depth += 1)
          at = areas.get(areas.text(at, 'parentId'))
        if (!at) yield { kind: 'operationAreas', row }
      }
    },
  }),
  rule('projectManager', {
    severity: 'warning',
    topic: 'operations',
    verb: 'setOwner',
    mend: { at: 'object', field: 'managerId' },
    many: { kind: 'projects', column: 'managerId' },
    reads: { projects: ['managerId', 'status'] },
    *find(model) {
      const projects = model.part('projects')
      for (const row of projects.each())
        if (projects.text(row, 'managerId') === '' && projects.text(row, 'status') !== 'cancelled')
          yield { kind: 'projects', row }
    },
  }),
] as const
