import { mergeRows } from './mergeRows.js'
import { digitsOf, sortPlaces, upTo } from './sortPlaces.js'
import type { Ranges } from './textSortKey.js'

/** Rows that are cheaper to compare than to read keys of. */
const FEW = 6
/** Rows that are looked at between two chances to stop. */
const STEP = 4096

/** Reads a column as numbers. */
export interface KeyReader {
  /** How many numbers each value has; rows that agree in all of them are compared. 0 compares all rows. */
  levels: number
  /**
   * Writes the range of a row at a level. Rows of equal ranges without width may differ on the next level, unless the range
   * is 0: then there is no more to read.
   */
  read: (row: number, level: number, into: Ranges, at: number) => void
}

/** How to sort. */
export interface KeyOrder {
  reader: KeyReader
  /** The exact order, never 0 for two rows: equal ones keep the order of their indexes. */
  compare: (a: number, b: number) => number
  descending: boolean
}

/** Places of a list that are not in order yet, ascending, and to which group each belongs: its rows agree so far. */
interface Groups {
  places: Int32Array
  groups: Uint32Array
}

/** Groups that are sorted by a number, and the number at each place: infinite where it is uncertain. */
interface Sorted extends Groups {
  keys: Float64Array
}

/** A sorted part of a list, and after it another one of the same group. */
interface Merge {
  start: number
  middle: number
  end: number
}

/**
 * Sorts rows in place, a step at a time: by the first number of their keys, those that agree in it by the second, and so on.
 * Rows whose number is uncertain are compared with each other, and at the end merged into their group.
 */
export function* sortByKeys(rows: Int32Array, order: KeyOrder): Generator<void, void> {
  const { reader, compare } = order
  const merges: Merge[] = []
  let left: Groups = { places: upTo(rows.length), groups: new Uint32Array(rows.length) }
  for (let level = 0; level < reader.levels && left.places.length > 0; level++) {
    const sorted = yield* sortLevel(rows, level, left, order)
    left = yield* regroup(rows, sorted, order, merges)
  }
  for (let start = 0, end = 0; start < left.places.length; start = end) {
    while (left.groups[end] === left.groups[start]) end++
    const first = left.places[start] ?? 0
    yield* sortCompared(rows.subarray(first, first + end - start), compare)
  }
  for (const { start, middle, end } of merges.toReversed())
    yield* mergeRows(rows.subarray(start, end), middle - start, compare)
}

/** Sorts each group by one number of its keys. */
function* sortLevel(rows: Int32Array, level: number, left: Groups, order: KeyOrder): Generator<void, Sorted> {
  const { places, groups } = left
  const uncertain = order.descending ? -Infinity : Infinity
  const range = { low: new Float64Array(1), high: new Float64Array(1) }
  const taken = new Int32Array(places.length)
  const keys = new Float64Array(places.length)
  for (let i = 0; i < places.length; i++) {
    const row = rows[places[i] ?? 0] ?? 0
    order.reader.read(row, level, range, 0)
    taken[i] = row
    keys[i] = range.low[0] === range.high[0] ? (range.low[0] ?? 0) : uncertain
    if (i % STEP === STEP - 1) yield
  }
  const digits = digitsOf(keys, order.descending)
  yield
  const sorted = yield* sortPlaces([...digits, groups], places.length)
  const sortedKeys = new Float64Array(places.length)
  for (let i = 0; i < places.length; i++) {
    const from = sorted[i] ?? 0
    rows[places[i] ?? 0] = taken[from] ?? 0
    sortedKeys[i] = keys[from] ?? 0
  }
  yield
  return { places, groups, keys: sortedKeys }
}

/** Puts rows of the same key in order where no further number helps, and gives the groups of the others. */
function* regroup(rows: Int32Array, { places, groups, keys }: Sorted, order: KeyOrder, merges: Merge[]) {
  const next: Groups = { places: new Int32Array(places.length), groups: new Uint32Array(places.length) }
  let [count, group, groupStart] = [0, 0, 0]
  for (let start = 0, end = 0; start < places.length; start = end) {
    if (groups[start] !== groups[groupStart]) groupStart = start
    const key = keys[start] ?? 0
    while (groups[end] === groups[start] && keys[end] === key) end++
    const [first, size] = [places[start] ?? 0, end - start]
    if (size > FEW && (key === 0 || !Number.isFinite(key)))
      yield* sortCompared(rows.subarray(first, first + size), order.compare)
    else if (size > FEW) {
      for (let i = start; i < end; i++) {
        next.places[count] = places[i] ?? 0
        next.groups[count++] = group
      }
      group++
    } else sortFew(rows, first, first + size, order.compare)
    if (!Number.isFinite(key) && groupStart < start)
      merges.push({ start: places[groupStart] ?? 0, middle: first, end: first + size })
    if (start % STEP > end % STEP) yield
  }
  return { places: next.places.subarray(0, count), groups: next.groups.subarray(0, count) }
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
