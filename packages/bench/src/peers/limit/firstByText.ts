/** The first `count` of the rows in sorted order, without sorting the others. */
export function firstByText(order: Int32Array, text: (row: number) => string, count: number): Int32Array {
  const compare = (a: number, b: number) => text(a).localeCompare(text(b)) || a - b
  const first = Array.from(order.subarray(0, count)).toSorted(compare)
  for (const row of order.subarray(count)) {
    const last = first.at(-1)
    if (last === undefined || compare(row, last) > 0) continue
    let low = 0
    let high = first.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(first[middle] ?? 0, row) < 0) low = middle + 1
      else high = middle
    }
    first.splice(low, 0, row)
    first.pop()
  }
  return Int32Array.from(first)
}
