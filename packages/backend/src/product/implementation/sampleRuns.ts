import type { TestResult } from '@embpm/contract/test-task'

/** A run of the samples. */
export interface SampleRun {
  runNo: number
  startedAt: string
  /** Whether it is still under way. */
  isOpen: boolean
}

/** When the runs of the sample scenarios were started, in their order; the last one is open. */
const starts = ['2026-10-28T08:00:00.000Z', '2026-11-09T08:00:00.000Z', '2026-11-20T07:30:00.000Z'] as const
/** Scenarios of the samples that were run so often. */
const tested = 6
/** When those behind them were run; none of their runs is open, so that one can begin another. */
const finished = [['2026-11-03T08:00:00.000Z', '2026-11-17T08:00:00.000Z'], ['2026-11-12T08:00:00.000Z']] as const

/** What came of the first steps of the open runs; those behind them are not run yet. */
const begun: readonly TestResult[] = ['pass', 'pass', 'pass', 'reservations', 'blocked', 'fail', 'pass']

/** The runs of a scenario that has tests, by its place among these from 0. */
export function sampleRunsOf(place: number): SampleRun[] {
  const isOpen = place < tested
  const times = isOpen ? starts : (finished[place - tested] ?? [])
  return times.map((startedAt, nth) => ({ runNo: nth + 1, startedAt, isOpen: isOpen && nth === times.length - 1 }))
}

/** What came of a step of a sample run, by its place from 0. */
export function sampleResultAt(runNo: number, isOpen: boolean, place: number): TestResult {
  if (isOpen) return begun[place] ?? 'not run'
  if ((place + runNo) % 11 === 5) return 'fail'
  if ((place + runNo) % 9 === 3) return 'reservations'
  return (place * runNo) % 17 === 16 ? 'blocked' : 'pass'
}

/** What came of a step in the newest run that came to it, by the place of its scenario and its own. */
export function newestSampleResult(scenario: number, place: number): TestResult {
  const results = sampleRunsOf(scenario).map(({ runNo, isOpen }) => sampleResultAt(runNo, isOpen, place))
  return results.findLast((result) => result !== 'not run') ?? 'not run'
}
