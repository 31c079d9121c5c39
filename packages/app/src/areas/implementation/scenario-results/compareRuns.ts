import { type OpenedRun, type RunStep, runsAgain } from '@embpm/contract/test-runner'
import type { TestResult } from '@embpm/contract/test-task'

/** What became of a step from one run to a later one, in the order in which one wants to know. */
export const runChanges = ['broken', 'stillFailing', 'mended', 'new', 'gone', 'other', 'unchanged'] as const

/** What became of a step from one run to a later one. */
export type RunChange = (typeof runChanges)[number]

/** A step of two runs. At least one of them has it. */
export interface ComparedStep {
  taskId: string
  change: RunChange
  before: RunStep | null
  after: RunStep | null
}

const failed = (result: TestResult) => runsAgain.includes(result)
const passed = (result: TestResult) => result === 'pass' || result === 'reservations'

/** What became of a step: `other` where it is neither better nor worse, such as a step that was not run in one of them. */
export function changeOf(before: TestResult | null, after: TestResult | null): RunChange {
  if (before === null) return 'new'
  if (after === null) return 'gone'
  if (failed(before) && failed(after)) return 'stillFailing'
  if (passed(before) && failed(after)) return 'broken'
  if (failed(before) && passed(after)) return 'mended'
  return before === after ? 'unchanged' : 'other'
}

/** The steps of two runs side by side, each once, by what became of them, then in the order of the later run. */
export function compareRuns(before: OpenedRun, after: OpenedRun): readonly ComparedStep[] {
  const earlier = new Map(before.steps.map((step) => [step.task.id, step]))
  const later = new Set(after.steps.map(({ task }) => task.id))
  const pairs = [
    ...after.steps.map((step) => ({ before: earlier.get(step.task.id) ?? null, after: step })),
    ...before.steps.flatMap((step) => (later.has(step.task.id) ? [] : [{ before: step, after: null }])),
  ]
  const steps = pairs.map((pair) => ({
    ...pair,
    taskId: (pair.after ?? pair.before)?.task.id ?? '',
    change: changeOf(pair.before?.result.result ?? null, pair.after?.result.result ?? null),
  }))
  return runChanges.flatMap((change) => steps.filter((step) => step.change === change))
}
