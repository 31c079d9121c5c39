import { compareValues, isEmptyValue, sortNumber } from './compareValues.js'
import type { RowSort } from './RowSource.js'
import { asciiRanks, textSortKey } from './textSortKey.js'

/**
 * One column made ready for sorting. Each value is written as a range of numbers; the collator is asked only where two
 * ranges overlap, which is rare.
 */
export class SortKeys<Row> {
  readonly #rows: readonly Row[]
  readonly #value: (row: Row) => unknown
  readonly #collator: Intl.Collator
  readonly #low: Float64Array
  readonly #high: Float64Array
  readonly #empty: Uint8Array

  /** Reads every row's value once. */
  constructor(rows: readonly Row[], value: (row: Row) => unknown, collator: Intl.Collator) {
    this.#rows = rows
    this.#value = value
    this.#collator = collator
    this.#low = new Float64Array(rows.length)
    this.#high = new Float64Array(rows.length)
    this.#empty = new Uint8Array(rows.length)
    this.#read()
  }

  #read(): void {
    const ranks = asciiRanks(this.#collator)
    let numbers = false
    let texts = false
    for (let i = 0; i < this.#rows.length; i++) {
      const row = this.#rows[i]
      if (row === undefined) continue
      const value = this.#value(row)
      if (typeof value === 'string' && value !== '' && ranks) {
        texts = true
        textSortKey(value, ranks, this.#low, this.#high, i)
      } else if (isEmptyValue(value)) this.#empty[i] = 1
      else {
        const number = sortNumber(value)
        if (number === null) texts = true
        else numbers = true
        this.#low[i] = number ?? -Infinity
        this.#high[i] = number ?? Infinity
      }
    }
    // The keys of texts and of numbers mean different things: a column that mixes them does without.
    if (numbers && texts) {
      this.#low.fill(-Infinity)
      this.#high.fill(Infinity)
    }
  }

  /**
   * Compares two rows by index, 0 only for a row and itself: rows that compare equal keep their order, empty values stand
   * last in both directions.
   */
  comparator(direction: RowSort['direction']): (a: number, b: number) => number {
    const sign = direction === 'ascending' ? 1 : -1
    const [low, high, empty] = [this.#low, this.#high, this.#empty]
    return (a, b) => {
      const emptyA = empty[a] ?? 0
      const emptyB = empty[b] ?? 0
      if (emptyA + emptyB > 0) return emptyA - emptyB || a - b
      if ((high[a] ?? 0) < (low[b] ?? 0)) return -sign
      if ((low[a] ?? 0) > (high[b] ?? 0)) return sign
      return this.#compareFully(a, b) * sign || a - b
    }
  }

  #compareFully(a: number, b: number): number {
    const rowA = this.#rows[a]
    const rowB = this.#rows[b]
    if (rowA === undefined || rowB === undefined) return 0
    return compareValues(this.#value(rowA), this.#value(rowB), this.#collator)
  }
}
