import type { ModelRow, PartView } from './Model.js'
import { rule } from './Rule.js'

type Decided = PartView<'approval' | 'status' | 'changeOfId'>

const decided = ['approval', 'status', 'changeOfId'] as const

/** Whether a requirement counts: it was not rejected, is planned, and is none that only changes another one. */
const counts = (view: Decided, row: ModelRow): boolean =>
  view.text(row, 'approval') !== 'rejected' &&
  view.text(row, 'status') !== 'not planned' &&
  view.text(row, 'changeOfId') === ''

const proven = new Set(['successfully tested', 'confirmed'])

/** What is to hold of requirements. */
export const requirementRules = [
  rule('gapRicefw', {
    severity: 'error',
    topic: 'requirements',
    verb: 'buildItem',
    mend: { at: 'new', kind: 'ricefws', field: 'requirementId' },
    reads: { requirements: [...decided, 'fitGap'], ricefws: ['requirementId'] },
    *find(model) {
      const requirements = model.part('requirements')
      const items = model.part('ricefws')
      for (const row of requirements.each())
        if (
          requirements.text(row, 'fitGap') === 'gap' &&
          counts(requirements, row) &&
          items.by('requirementId', row.id).length === 0
        )
          yield { kind: 'requirements', row }
    },
  }),
  rule('requirementTest', {
    severity: 'warning',
    topic: 'requirements',
    verb: 'writeTest',
    mend: { at: 'new', kind: 'testTasks', field: 'requirementId' },
    reads: { requirements: decided, testTasks: ['requirementId'] },
    *find(model) {
      const requirements = model.part('requirements')
      for (const row of requirements.each())
        if (counts(requirements, row) && model.part('testTasks').by('requirementId', row.id).length === 0)
          yield { kind: 'requirements', row }
    },
  }),
  rule('requirementOwner', {
    severity: 'warning',
    topic: 'requirements',
    verb: 'setOwner',
    mend: { at: 'object', field: 'ownerId' },
    many: { kind: 'requirements', column: 'ownerId' },
    reads: { requirements: [...decided, 'ownerId'] },
    *find(model) {
      const requirements = model.part('requirements')
      for (const row of requirements.each())
        if (counts(requirements, row) && requirements.text(row, 'ownerId') === '') yield { kind: 'requirements', row }
    },
  }),
  rule('requirementOverdue', {
    severity: 'warning',
    topic: 'requirements',
    verb: 'replan',
    mend: { at: 'object', field: 'dueDate' },
    reads: { requirements: [...decided, 'dueDate'] },
    *find(model) {
      const requirements = model.part('requirements')
      for (const row of requirements.each()) {
        const due = requirements.text(row, 'dueDate')
        if (
          due !== '' &&
          due < model.today &&
          counts(requirements, row) &&
          !proven.has(requirements.text(row, 'status'))
        )
          yield { kind: 'requirements', row }
      }
    },
  }),
  rule('requirementProven', {
    severity: 'error',
    topic: 'requirements',
    verb: 'open',
    mend: { at: 'object', field: 'status' },
    reads: { requirements: ['status'], testTasks: ['requirementId', 'result'] },
    *find(model) {
      const requirements = model.part('requirements')
      const tests = model.part('testTasks')
      for (const row of requirements.each()) {
        if (!proven.has(requirements.text(row, 'status'))) continue
        const failed = tests
          .by('requirementId', row.id)
          .some((test) => ['fail', 'blocked'].includes(tests.text(test, 'result')))
        if (failed) yield { kind: 'requirements', row }
      }
    },
  }),
  rule('fitRicefw', {
    severity: 'note',
    topic: 'requirements',
    verb: 'open',
    mend: { at: 'object', field: 'fitGap' },
    reads: { requirements: ['fitGap'], ricefws: ['requirementId'] },
    *find(model) {
      const requirements = model.part('requirements')
      for (const row of requirements.each())
        if (requirements.text(row, 'fitGap') === 'fit' && model.part('ricefws').by('requirementId', row.id).length > 0)
          yield { kind: 'requirements', row }
    },
  }),
] as const
