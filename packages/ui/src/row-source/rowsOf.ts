import type { RowList } from './RowSource.js'

/** Rows of a list as an array: all, or those from one index to another (both included, in either order). */
export function rowsOf<Row>(list: RowList<Row>, from = 0, to = list.length - 1): Row[] {
  const rows: Row[] = []
  for (let i = Math.max(0, Math.min(from, to)); i <= Math.max(from, to); i++) {
    const row = list.at(i)
    if (row !== undefined) rows.push(row)
  }
  return rows
}
