import { rule } from './Rule.js'

/** What is to hold of RICEFW items. */
export const ricefwRules = [
  rule('ricefwOwner', {
    severity: 'warning',
    topic: 'builds',
    verb: 'setOwner',
    mend: { at: 'object', field: 'functionalOwnerId' },
    many: { kind: 'ricefws', column: 'functionalOwnerId' },
    reads: { ricefws: ['functionalOwnerId', 'technicalOwnerId'] },
    *find(model) {
      const items = model.part('ricefws')
      for (const row of items.each())
        if (items.text(row, 'functionalOwnerId') === '' || items.text(row, 'technicalOwnerId') === '')
          yield { kind: 'ricefws', row }
    },
  }),
  rule('ricefwRequirement', {
    severity: 'warning',
    topic: 'builds',
    verb: 'setRequirement',
    mend: { at: 'object', field: 'requirementId' },
    many: { kind: 'ricefws', column: 'requirementId' },
    reads: { ricefws: ['requirementId'] },
    *find(model) {
      const items = model.part('ricefws')
      for (const row of items.each()) if (items.text(row, 'requirementId') === '') yield { kind: 'ricefws', row }
    },
  }),
  rule('interfaceSystems', {
    severity: 'error',
    topic: 'builds',
    verb: 'setSystems',
    mend: { at: 'object', field: 'sourceSystemId' },
    reads: { ricefws: ['type', 'sourceSystemId', 'targetSystemId'] },
    *find(model) {
      const items = model.part('ricefws')
      for (const row of items.each()) {
        const type = items.text(row, 'type')
        const isMissing =
          (type === 'Interface' && items.text(row, 'sourceSystemId') === '') ||
          (['Interface', 'Conversion'].includes(type) && items.text(row, 'targetSystemId') === '')
        if (isMissing) yield { kind: 'ricefws', row }
      }
    },
  }),
  rule('ricefwOverdue', {
    severity: 'warning',
    topic: 'builds',
    verb: 'replan',
    mend: { at: 'object', field: 'dueDate' },
    reads: { ricefws: ['dueDate', 'status'] },
    *find(model) {
      const items = model.part('ricefws')
      for (const row of items.each()) {
        const due = items.text(row, 'dueDate')
        if (due !== '' && due < model.today && items.text(row, 'status') !== 'done') yield { kind: 'ricefws', row }
      }
    },
  }),
] as const
