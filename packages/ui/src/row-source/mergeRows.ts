/** Rows that are merged between two chances to stop. */
const STEP = 2048

/** Merges runs, each sorted and `run` long (the last may be shorter or, of two, longer), in place and a step at a time. */
export function* mergeRows(
  rows: Int32Array,
  run: number,
  compare: (a: number, b: number) => number,
): Generator<void, void> {
  if (run <= 0 || run >= rows.length) return
  let from = rows.slice()
  let to = new Int32Array(rows.length)
  for (let width = run; width < rows.length; width *= 2) {
    for (let start = 0; start < rows.length; start += 2 * width) {
      const middle = Math.min(start + width, rows.length)
      const end = Math.min(start + 2 * width, rows.length)
      let [left, right] = [start, middle]
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
        if (place % STEP === 0) yield
      }
    }
    ;[from, to] = [to, from]
  }
  rows.set(from)
}
