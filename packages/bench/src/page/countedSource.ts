import { arraySource, type ArraySourceOptions, type RowSource } from '@embpm/ui/row-source'

/** A source in memory as users make it, but for telling whether an answer is still being computed. */
export function countedSource<Row extends object>(
  rows: readonly Row[],
  options: ArraySourceOptions<Row> = {},
): RowSource<Row> {
  const source = arraySource(rows, options)
  return {
    ...source,
    search(query, request) {
      const answer = source.search(query, request)
      if (answer instanceof Promise) {
        pending++
        void answer.finally(() => pending--)
      }
      return answer
    },
  }
}

let pending = 0

/** Whether no source of this page is still at work. */
export const answered = (): boolean => pending === 0
