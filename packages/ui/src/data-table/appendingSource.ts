import type { RowPage, RowQuery, RowRequest, RowSource } from '../row-source/index.js'
import { rowsOf } from '../row-source/rowsOf.js'

/**
 * A source for a list that grows: asked again for the same list with more rows, it asks only for those that are missing, a
 * page at a time, and puts them behind the ones it has.
 * @param pageSize rows per page; what is asked for is a multiple of it
 */
export function appendingSource<Row>(source: RowSource<Row>, pageSize: number): RowSource<Row> {
  let known: { name: string; rows: Row[]; page: RowPage<Row> } | null = null

  const more = async (name: string, query: RowQuery, { signal }: RowRequest<Row>): Promise<RowPage<Row>> => {
    let rows = known?.name === name ? known.rows : []
    let page = known?.page
    while (rows.length < query.limit && rows.length % pageSize === 0) {
      const next = await source.search({ ...query, offset: rows.length, limit: pageSize }, { signal })
      signal.throwIfAborted()
      if (next.rows.length === 0) break
      rows = [...rows, ...rowsOf(next.rows)]
      page = { ...next, rows }
      known = { name, rows, page }
    }
    return page ?? source.search(query, { signal })
  }

  const keep = (name: string, page: RowPage<Row>): RowPage<Row> => {
    if (page.complete !== false) known = { name, rows: rowsOf(page.rows), page }
    return page
  }

  return {
    ...source,
    search(query, request) {
      const name = JSON.stringify([query.search, query.filters, query.kinds, query.sort])
      if (known?.name === name) {
        if (known.rows.length === query.limit) return known.page
        if (known.rows.length < query.limit && known.rows.length % pageSize === 0) return more(name, query, request)
      }
      const answer = source.search(query, request)
      if (!(answer instanceof Promise)) return keep(name, answer)
      return answer.then((page) => (request.signal.aborted ? page : keep(name, page)))
    },
  }
}
