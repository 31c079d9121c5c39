/** The first `count` rows of the order, without sorting the others: they are on the screen while those are sorted. */
export function firstRows(rows: Int32Array, count: number, compare: (a: number, b: number) => number): Int32Array {
  const top = Array.from(rows.subarray(0, count)).toSorted(compare)
  let worst = top.at(-1)
  if (worst === undefined) return new Int32Array()
  for (let i = count; i < rows.length; i++) {
    const row = rows[i] ?? 0
    if (compare(row, worst) > 0) continue
    let from = 0
    let to = top.length - 1
    while (from < to) {
      const middle = (from + to) >> 1
      if (compare(top[middle] ?? 0, row) < 0) from = middle + 1
      else to = middle
    }
    top.splice(from, 0, row)
    top.pop()
    worst = top.at(-1) ?? worst
  }
  return Int32Array.from(top)
}
