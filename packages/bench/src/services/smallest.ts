/** The first rows of a list in an order, by one plain pass that keeps the best so far; equal ones as they stand. */
export function smallest<Row, Key>(
  rows: readonly Row[],
  count: number,
  { keyOf, isBefore }: { keyOf: (row: Row) => Key; isBefore: (left: Key, right: Key) => boolean },
): Row[] {
  const best: { key: Key; row: Row }[] = []
  for (const row of rows) {
    const key = keyOf(row)
    const last = best.at(-1)
    if (last && best.length === count && !isBefore(key, last.key)) continue
    const at = best.findIndex((one) => isBefore(key, one.key))
    best.splice(at === -1 ? best.length : at, 0, { key, row })
    if (best.length > count) best.pop()
  }
  return best.map(({ row }) => row)
}
