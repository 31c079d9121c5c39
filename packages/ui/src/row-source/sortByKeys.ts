import { mergeRows } from './mergeRows.js'
import type { Ranges } from './textSortKey.js'

/** Rows that are sorted as one: with their places they fit into a double beside 36 bits of key. */
const RUN = 131_072
/** Rows that are cheaper to compare than to read keys of. */
const FEW = 24
/** Keys that are read between two chances to stop. */
const READ = 4096
const KEY_LIMIT = 2 ** 36

/** Reads a column as numbers. */
export interface KeyReader {
  /** How many numbers each value has; rows that agree in all of them are compared. 0 compares all rows. */
  levels: number
  /** Keys are whole numbers below 2 ** 36, and rows of equal keys are told apart by the next level. */
  whole: boolean
  /** Writes the range of a row at a level. Rows of equal ranges without width may differ on the next level. */
  read: (row: number, level: number, into: Ranges, at: number) => void
}

/** How to sort. */
export interface KeyOrder {
  reader: KeyReader
  /** The exact order, never 0 for two rows: equal ones keep the order of their indexes. */
  compare: (a: number, b: number) => number
  descending: boolean
}

/**
 * Sorts rows in place, a step at a time. Keys are numbers that carry the row's place in their last bits, so that the
 * browser's own sort of numbers does nearly all of the work; rows with equal keys are sorted by the next level, and those
 * whose key is uncertain are compared and merged in.
 */
export function* sortByKeys(rows: Int32Array, order: KeyOrder): Generator<void, void> {
  for (let start = 0; start < rows.length; start += RUN) yield* sortLevel(rows.subarray(start, start + RUN), 0, order)
  yield* mergeRows(rows, RUN, order.compare)
}

function* sortLevel(rows: Int32Array, level: number, order: KeyOrder): Generator<void, void> {
  const { reader, compare } = order
  if (rows.length < 2) return
  if (rows.length <= FEW) return sortFew(rows, 0, rows.length, compare)
  if (level >= reader.levels) return yield* sortCompared(rows, compare)
  const ranges = { low: new Float64Array(rows.length), high: new Float64Array(rows.length) }
  for (let place = 0; place < rows.length; place++) {
    reader.read(rows[place] ?? 0, level, ranges, place)
    if (place % READ === READ - 1) yield
  }
  const packed = packKeys(ranges, order)
  if (!packed) return yield* sortCompared(rows, compare)
  const { keys, uncertain } = packed
  yield
  keys.sort()
  yield
  const sorted = new Int32Array(keys.length)
  for (let place = 0; place < keys.length; place++) sorted[place] = rows[(keys[place] ?? 0) % RUN] ?? 0
  const doubtful = Int32Array.from(uncertain, (place) => rows[place] ?? 0)
  yield
  for (let start = 0, end = 1; start < keys.length; start = end++) {
    const key = Math.floor((keys[start] ?? 0) / RUN)
    while (end < keys.length && Math.floor((keys[end] ?? 0) / RUN) === key) end++
    if (end - start <= FEW) sortFew(sorted, start, end, compare)
    else yield* sortLevel(sorted.subarray(start, end), level + 1, order)
    if (start % READ > end % READ) yield
  }
  rows.set(sorted)
  if (doubtful.length === 0) return
  rows.set(doubtful, sorted.length)
  yield* sortCompared(rows.subarray(sorted.length), compare)
  yield* mergeRows(rows, sorted.length, compare)
}

/** Numbers in the order of the rows, each with its place in the last bits; `null` when the keys tell nothing. */
function packKeys(
  { low, high }: Ranges,
  { descending, reader }: KeyOrder,
): { keys: Float64Array; uncertain: number[] } | null {
  let [least, most] = [Infinity, -Infinity]
  for (let place = 0; place < low.length; place++) {
    const key = low[place] ?? 0
    if (key !== high[place]) continue
    if (key < least) least = key
    if (key > most) most = key
  }
  const span = most - least
  // All texts have ended: more levels would tell as little.
  if (!Number.isFinite(span) || (span === 0 && most === 0)) return null
  const scale = reader.whole || span === 0 ? 1 : (KEY_LIMIT - 1) / span
  const uncertain: number[] = []
  const keys = new Float64Array(low.length)
  let count = 0
  for (let place = 0; place < low.length; place++) {
    const key = low[place] ?? 0
    if (key !== high[place]) uncertain.push(place)
    else keys[count++] = Math.floor((descending ? most - key : key - least) * scale) * RUN + place
  }
  return { keys: keys.subarray(0, count), uncertain }
}

/** Sorts a few rows by insertion: for so few, less work than a call of the browser's sort. */
function sortFew(rows: Int32Array, start: number, end: number, compare: KeyOrder['compare']): void {
  for (let next = start + 1; next < end; next++) {
    const row = rows[next] ?? 0
    let at = next
    while (at > start && compare(rows[at - 1] ?? 0, row) > 0) {
      rows[at] = rows[at - 1] ?? 0
      at--
    }
    rows[at] = row
  }
}

/** Sorts by comparing, in runs of which each is short. */
function* sortCompared(rows: Int32Array, compare: KeyOrder['compare']): Generator<void, void> {
  const run = 2048
  for (let start = 0; start < rows.length; start += run) {
    rows.subarray(start, start + run).sort(compare)
    if (rows.length > run) yield
  }
  yield* mergeRows(rows, run, compare)
}
