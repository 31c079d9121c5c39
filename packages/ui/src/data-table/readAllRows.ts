import type { RowQuery, RowSource } from '../row-source/index.js'
import { rowsOf } from '../row-source/rowsOf.js'

/** Rows that are asked for at once. */
const AT_ONCE = 1000

/** Some of all rows of a list, in their order. */
export interface RowBatch<Row> {
  rows: Row[]
  /** Rows until now, these included. */
  done: number
  /** Rows that match, as far as the source knows. */
  total: number
}

/**
 * Asks a source for all rows that match, in pages of 1000; smaller ones when the source gives no more at once. What the source
 * throws is thrown on; an aborted signal throws its reason.
 */
export async function* readAllRows<Row>(
  source: RowSource<Row>,
  query: Pick<RowQuery, 'search' | 'filters' | 'kinds' | 'sort'>,
  signal: AbortSignal,
): AsyncGenerator<RowBatch<Row>, void> {
  let limit = AT_ONCE
  for (let done = 0; ;) {
    const page = await source.search({ ...query, offset: done, limit }, { signal })
    signal.throwIfAborted()
    const rows = rowsOf(page.rows)
    done += rows.length
    yield { rows, done, total: Math.max(done, page.total) }
    if (rows.length === 0 || (done >= page.total && page.partialTotal !== true)) return
    // Offsets stay multiples of the limit: some sources count in pages.
    limit = Math.min(limit, rows.length)
  }
}
