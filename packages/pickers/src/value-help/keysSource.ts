import { arraySource, type RowSource } from '@embpm/ui/row-source'

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
    const found = new Map((await source.resolve(keys, { signal })).map((row) => [options.key(row), row]))
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
