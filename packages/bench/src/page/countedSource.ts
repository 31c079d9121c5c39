import { keys } from '../data.ts'
import { arraySource, type ArraySourceOptions, type RowSource } from '@embpm/ui/row-source'

/** A source in memory as users make it, but for telling whether an answer is still being computed. */
export function countedSource<Row extends object>(
  rows: readonly Row[],
  options: ArraySourceOptions<Row> = {},
): RowSource<Row> {
  const source = (latest = arraySource(rows, options))
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
/** Without a type of its rows: it is only searched. */
let latest: Pick<RowSource<unknown>, 'search'> | undefined

/** Has the page's newest source build its search index: a search reads all rows. */
export async function buildIndex(): Promise<void> {
  const query = { search: keys[0], filters: {}, sort: null, offset: 0, limit: 1 }
  await latest?.search(query, new AbortController())
}

/** Whether no source of this page is still at work. */
export const answered = (): boolean => pending === 0
