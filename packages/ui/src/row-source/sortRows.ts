type Compare = (a: number, b: number) => number

/** Rows that are sorted in one go, between two chances to stop. */
const RUN = 2048

/** The first `count` rows of the order, without sorting the others: they are on the screen while those are sorted. */
export function firstRows(rows: Int32Array, count: number, compare: Compare): Int32Array {
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

/** Sorts rows by merging sorted runs, a step at a time. The given array is not changed. */
export function* sortRows(rows: Int32Array, compare: Compare): Generator<void, Int32Array> {
  let from = rows.slice()
  for (let start = 0; start < from.length; start += RUN) {
    from.subarray(start, start + RUN).sort(compare)
    yield
  }
  let to = new Int32Array(from.length)
  for (let width = RUN; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length)
      yield* merge(from, to, start, middle, Math.min(start + 2 * width, from.length), compare)
    }
    ;[from, to] = [to, from]
  }
  return from
}

function* merge(
  from: Int32Array,
  to: Int32Array,
  start: number,
  middle: number,
  end: number,
  compare: Compare,
): Generator<void, void> {
  let left = start
  let right = middle
  for (let place = start; place < end; place++) {
    const a = from[left] ?? 0
    const b = from[right] ?? 0
    if (left < middle && (right >= end || compare(a, b) < 0)) {
      to[place] = a
      left++
    } else {
      to[place] = b
      right++
    }
    if ((place & (RUN - 1)) === 0) yield
  }
}
