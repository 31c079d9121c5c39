import type { TestResult } from '@embpm/contract/test-task'

const order = ['pass', 'reservations', 'fail', 'blocked'] as const satisfies readonly TestResult[]

/** Props of `ResultBar`. */
export interface ResultBarProps {
  /** How many tests there are in all. */
  tests: number
  /** How many of them have each result; the others have not run. */
  counts: Readonly<Record<(typeof order)[number], number>>
}

/** What came of tests as a bar, beside words that say it: its parts are as wide as they are many. */
export function ResultBar({ tests, counts }: ResultBarProps) {
  return (
    <span className="emb-app-result-bar" aria-hidden>
      {order.map(
        (result) =>
          counts[result] > 0 && (
            <i key={result} data-result={result} style={{ inlineSize: `${(counts[result] / tests) * 100}%` }} />
          ),
      )}
    </span>
  )
}
