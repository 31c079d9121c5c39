/** Rows of a list by a text that they have. */
export type RowIndex<Row> = (rows: readonly Row[]) => ReadonlyMap<string, readonly Row[]>

/**
 * Finds rows by the texts of a function of the row. What it learns about a list is kept for as long as the list lives,
 * which must not be changed in place.
 */
export function rowIndex<Row extends object>(textsOf: (row: Row) => readonly string[]): RowIndex<Row> {
  const made = new WeakMap<readonly Row[], ReadonlyMap<string, readonly Row[]>>()
  return (rows) => {
    const before = made.get(rows)
    if (before) return before
    const index = new Map<string, Row[]>()
    for (const row of rows) {
      for (const text of textsOf(row)) {
        const same = index.get(text)
        if (same) same.push(row)
        else index.set(text, [row])
      }
    }
    made.set(rows, index)
    return index
  }
}
