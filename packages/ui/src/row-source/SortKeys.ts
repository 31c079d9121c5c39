import { compareValues, isEmptyValue, sortNumber } from './compareValues.js'
import type { RowSort } from './RowSource.js'
import { type KeyReader, sortByKeys } from './sortByKeys.js'
import { asciiRanks, type Ranges, textSortKey } from './textSortKey.js'

/** Slots of a window: the most that a number holds. The ranges of the first window are kept. */
const SLOTS = 7
const FIRST_WINDOW = { skip: 0, slots: SLOTS }
/** After so many windows the collator decides. */
const MAX_LEVELS = 6

/**
 * One column made ready for sorting. Each value is written as a range of numbers; the collator is asked only where two
 * ranges overlap, which is rare.
 */
export class SortKeys<Row> {
  readonly #rows: readonly Row[]
  readonly #value: (row: Row) => unknown
  readonly #collator: Intl.Collator
  readonly #ranks: Uint8Array | null
  readonly #ranges: Ranges
  readonly #empty: Uint8Array
  #kind: 'text' | 'number' | 'mixed' = 'text'

  /** Reads every row's value once. */
  constructor(rows: readonly Row[], value: (row: Row) => unknown, collator: Intl.Collator) {
    this.#rows = rows
    this.#value = value
    this.#collator = collator
    this.#ranks = asciiRanks(collator)
    this.#ranges = { low: new Float64Array(rows.length), high: new Float64Array(rows.length) }
    this.#empty = new Uint8Array(rows.length)
    this.#read()
  }

  #read(): void {
    const { low, high } = this.#ranges
    let numbers = false
    let texts = false
    let others = false
    for (let i = 0; i < this.#rows.length; i++) {
      const row = this.#rows[i]
      if (row === undefined) continue
      const value = this.#value(row)
      if (typeof value === 'string' && value !== '' && this.#ranks) {
        texts = true
        textSortKey(value, this.#ranks, FIRST_WINDOW, this.#ranges, i)
      } else if (isEmptyValue(value)) this.#empty[i] = 1
      else {
        const number = sortNumber(value)
        if (number === null) others = true
        else numbers = true
        low[i] = number ?? -Infinity
        high[i] = number ?? Infinity
      }
    }
    this.#kind = others || (numbers && texts) ? 'mixed' : numbers ? 'number' : 'text'
    // The keys of texts and of numbers mean different things: a column that mixes them does without.
    if (numbers && (texts || others)) {
      low.fill(-Infinity)
      high.fill(Infinity)
    }
  }

  /**
   * Compares two rows by index, 0 only for a row and itself: rows that compare equal keep their order, empty values stand
   * last in both directions.
   */
  comparator(direction: RowSort['direction']): (a: number, b: number) => number {
    const sign = direction === 'ascending' ? 1 : -1
    const empty = this.#empty
    const { low, high } = this.#ranges
    return (a, b) => {
      const emptyA = empty[a] ?? 0
      const emptyB = empty[b] ?? 0
      if (emptyA + emptyB > 0) return emptyA - emptyB || a - b
      if ((high[a] ?? 0) < (low[b] ?? 0)) return -sign
      if ((low[a] ?? 0) > (high[b] ?? 0)) return sign
      return this.#compareFully(a, b) * sign || a - b
    }
  }

  /** Sorts rows, given in ascending order of their indexes, a step at a time. The given array is not changed. */
  *sort(rows: Int32Array, direction: RowSort['direction']): Generator<void, Int32Array> {
    const reader = this.#reader()
    const compare = this.comparator(direction)
    const full = rows.filter((row) => this.#empty[row] === 0)
    yield* sortByKeys(full, { reader, compare, descending: direction === 'descending' })
    const sorted = new Int32Array(rows.length)
    sorted.set(full)
    if (full.length < rows.length)
      sorted.set(
        rows.filter((row) => this.#empty[row] === 1),
        full.length,
      )
    return sorted
  }

  #reader(): KeyReader {
    const [kept, ranks] = [this.#ranges, this.#ranks]
    if (this.#kind === 'mixed') return { levels: 0, read: () => undefined }
    return {
      levels: this.#kind === 'number' || !ranks ? 1 : MAX_LEVELS,
      read: (row, level, into, at) => {
        if (level === 0 || !ranks) {
          into.low[at] = kept.low[row] ?? 0
          into.high[at] = kept.high[row] ?? 0
          return
        }
        const value = this.#valueAt(row)
        const text = typeof value === 'string' ? value : ''
        textSortKey(text, ranks, { skip: level * SLOTS, slots: SLOTS }, into, at)
      },
    }
  }

  #valueAt(index: number): unknown {
    const row = this.#rows[index]
    return row === undefined ? undefined : this.#value(row)
  }

  #compareFully(a: number, b: number): number {
    const [left, right] = [this.#valueAt(a), this.#valueAt(b)]
    return left === right ? 0 : compareValues(left, right, this.#collator)
  }
}
