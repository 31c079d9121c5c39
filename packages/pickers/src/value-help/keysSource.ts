import { lazyPart } from '@embpm/ui/lazy-part'
import type { RowSource } from '@embpm/ui/row-source'

/** Searching and sorting in memory: only for recent and favourite values. */
const arrayPart = lazyPart(async () => (await import('@embpm/ui/row-source')).arraySource)

/** The rows of some keys of a source as a source of their own, in the order of the keys; asked for once. */
export function keysSource<Row extends object>(
  source: RowSource<Row>,
  keys: readonly string[],
  options: { key: (row: Row) => string; value: (row: Row, column: string) => unknown },
): RowSource<Row> {
  let made: Promise<RowSource<Row>> | undefined
  // One answer serves all queries, so none of them may abort it.
  const rows = async (): Promise<RowSource<Row>> => {
    const { signal } = new AbortController()
    const [arraySource, known] = await Promise.all([arrayPart.load(), source.resolve(keys, { signal })])
    const found = new Map(known.map((row) => [options.key(row), row]))
    return arraySource(
      keys.map((key) => found.get(key)).filter((row) => row !== undefined),
      options,
    )
  }
  return {
    ...source,
    immediate: false,
    search: async (query, request) => {
      made ??= rows()
      // What failed is asked for again.
      made.catch(() => (made = undefined))
      return (await made).search(query, request)
    },
  }
}
