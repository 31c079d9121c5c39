import type { OpenedRun, Recorded, RunResult, RunStep } from '@embpm/contract/test-runner'
import type { TestResult } from '@embpm/contract/test-task'
import type { Entry } from '../../../entity/entries/createEntries.js'

/** What is recorded of a step. */
export type ResultFields = Omit<Recorded, 'id' | 'lockVersion'>

/** A result that is recorded and not stored. */
export type ResultEntry = Entry<ResultFields, RunResult>

/** What one records of a step, without what only the machine knows. */
export type Said = Pick<RunResult, 'result' | 'actual' | 'defectRef'>

/** A step as it stands: with what is recorded here and not stored yet. */
export interface ShownStep extends RunStep {
  /** Whether what it shows is not stored yet, in conflict, or refused; `stored` otherwise. */
  standing: 'stored' | ResultEntry['status']
}

const shown = new WeakMap<RunStep, { entry: ResultEntry | undefined; step: ShownStep }>()

/** The steps of a run as they stand. One that did not change is the same object as before, so that only its row is drawn anew. */
export const shownSteps = (
  steps: readonly RunStep[],
  entries: ReadonlyMap<string, ResultEntry>,
): readonly ShownStep[] =>
  steps.map((step) => {
    const entry = entries.get(step.result.id)
    const known = shown.get(step)
    if (known && known.entry === entry) return known.step
    const next: ShownStep = entry
      ? {
          ...step,
          result: {
            ...step.result,
            result: entry.fields.result,
            actual: entry.fields.actual,
            defectRef: entry.fields.defectRef,
          },
          standing: entry.status,
        }
      : { ...step, standing: 'stored' }
    shown.set(step, { entry, step: next })
    return next
  })

/** How many steps have each result. */
export function countResults(steps: readonly Pick<RunStep, 'result'>[]): Readonly<Record<TestResult, number>> {
  const counts = { 'not run': 0, pass: 0, reservations: 0, fail: 0, blocked: 0 }
  for (const { result } of steps) counts[result.result] += 1
  return counts
}

/** The next step behind a place that is not run; else the one behind it; the last one stays. */
export function nextPlace(steps: readonly Pick<RunStep, 'result'>[], place: number): number {
  const open = steps.findIndex(({ result }, at) => at > place && result.result === 'not run')
  return open >= 0 ? open : Math.min(place + 1, steps.length - 1)
}

/** Where one goes on: the first step that is not run, the first one where all are. */
export const firstOpen = (steps: readonly Pick<RunStep, 'result'>[]): number =>
  Math.max(
    0,
    steps.findIndex(({ result }) => result.result === 'not run'),
  )

/** A run with results as they are stored now. */
export function withStored(opened: OpenedRun, results: readonly RunResult[]): OpenedRun {
  const byId = new Map(results.map((one) => [one.id, one]))
  if (!opened.steps.some(({ result }) => byId.has(result.id))) return opened
  return {
    ...opened,
    steps: opened.steps.map((step) => {
      const result = byId.get(step.result.id)
      return result && result.lockVersion >= step.result.lockVersion ? { ...step, result } : step
    }),
  }
}

/** A run that was read again: steps that are as before stay the same objects, and none goes back behind what is known. */
export function withRead(before: OpenedRun | undefined, read: OpenedRun): OpenedRun {
  if (before?.run.id !== read.run.id) return read
  const known = new Map(before.steps.map((step) => [step.result.id, step]))
  return {
    ...read,
    steps: read.steps.map((step) => {
      const old = known.get(step.result.id)
      if (!old || old.result.lockVersion < step.result.lockVersion) return step
      const isSame = old.result.evidence.length === step.result.evidence.length && old.task.title === step.task.title
      return isSame ? old : { ...step, result: { ...old.result, evidence: step.result.evidence } }
    }),
  }
}

/** Test data as they are shown: a table where they are written as one, or as lines of names and values; else their lines. */
export function dataTable(text: string): { head: readonly string[]; rows: readonly (readonly string[])[] } | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > 1 && lines.every((line) => line.includes('\t'))) {
    const [head = [], ...rows] = lines.map((line) => line.split('\t').map((cell) => cell.trim()))
    return { head, rows }
  }
  const pairs = lines.map((line) => /^([^:]{1,60}):\s+(.+)$/.exec(line))
  if (pairs.length === 0 || pairs.some((pair) => pair === null)) return null
  return {
    head: pairs.map((pair) => pair?.[1]?.trim() ?? ''),
    rows: [pairs.map((pair) => pair?.[2]?.trim() ?? '')],
  }
}

/** So many seconds as a clock shows them: 00:12:48. */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
