/** What rows are ordered by. */
export type Key = string | number

/** How a list became another one: its rows from `start` to before `oldEnd` were replaced, up to `newEnd` of the new list. */
export interface Replacement {
  start: number
  oldEnd: number
  newEnd: number
}

/** A piece of so many rows is sorted; a larger one is divided first. */
const small = 256

/**
 * The order of a list by its keys, found out piece by piece: a page costs one pass over the list the first time, nothing
 * the second time, and all pages together cost as much as one sort.
 */
export class Order {
  readonly #keys: readonly Key[]
  readonly #direction: 1 | -1
  /** Indexes of the list. The pieces stand in their right order; what is within a piece is in order when it is settled. */
  readonly #indexes: Uint32Array
  /** Where the pieces begin, ascending, and the end of the last one. */
  readonly #cuts: number[]
  /** Beginnings of the pieces that are in order. */
  readonly #settled = new Set<number>()
  #random = 1

  constructor(keys: readonly Key[], direction: 1 | -1) {
    this.#keys = keys
    this.#direction = direction
    this.#indexes = new Uint32Array(keys.length)
    for (let index = 0; index < keys.length; index += 1) this.#indexes[index] = index
    this.#cuts = [0, keys.length]
  }

  /** The indexes that stand at the places from `start` to before `end`. */
  slice(start: number, end: number): Uint32Array {
    const cuts = this.#cuts
    const last = Math.min(end, this.#indexes.length)
    let piece = Math.max(
      0,
      cuts.findLastIndex((cut) => cut <= start),
    )
    for (;;) {
      const from = cuts[piece] ?? last
      if (from >= last) return this.#indexes.subarray(start, end)
      const to = cuts[piece + 1] ?? last
      if (to <= start || this.#settled.has(from)) piece += 1
      else if (to - from > small) cuts.splice(piece + 1, 0, this.#divide(from, to))
      else {
        this.#indexes.subarray(from, to).sort(this.#compare)
        this.#settled.add(from)
      }
    }
  }

  /**
   * The order of the list that this one became, of which the keys are given. As long as not everything is in order here,
   * nothing can be taken over.
   */
  after(keys: readonly Key[], { start, oldEnd, newEnd }: Replacement): Order {
    const next = new Order(keys, this.#direction)
    if (this.#settled.size < this.#cuts.length - 1) return next
    const added = next.#indexes.subarray(start, newEnd).toSorted(next.#compare)
    const kept = this.#indexes.filter((index) => index < start || index >= oldEnd)
    const shift = newEnd - oldEnd
    if (shift !== 0) for (const [at, index] of kept.entries()) if (index >= start) kept[at] = index + shift
    next.#merge(kept, added)
    return next
  }

  /** Takes over many indexes and puts a few others between them; both are in order. */
  #merge(kept: Uint32Array, added: Uint32Array): void {
    let copied = 0
    for (const [before, index] of added.entries()) {
      let [low, high] = [copied, kept.length]
      while (low < high) {
        const middle = (low + high) >>> 1
        if (this.#compare(kept[middle] ?? 0, index) < 0) low = middle + 1
        else high = middle
      }
      this.#indexes.set(kept.subarray(copied, low), copied + before)
      this.#indexes[low + before] = index
      copied = low
    }
    this.#indexes.set(kept.subarray(copied), copied + added.length)
    this.#settled.add(0)
  }

  /** No two compare equal: of equal keys, the one that stands first in the list comes first in both directions. */
  readonly #compare = (left: number, right: number): number => {
    const leftKey = this.#keys[left] ?? 0
    const rightKey = this.#keys[right] ?? 0
    if (leftKey === rightKey) return left - right
    return leftKey < rightKey ? -this.#direction : this.#direction
  }

  /** Moves what belongs before a pivot to the front of a piece and answers where the rest begins (Hoare's partition). */
  #divide(from: number, to: number): number {
    const indexes = this.#indexes
    const pivot = this.#pivot(from, to)
    let low = from - 1
    let high = to
    for (;;) {
      do low += 1
      while (this.#compare(indexes[low] ?? 0, pivot) < 0)
      do high -= 1
      while (this.#compare(indexes[high] ?? 0, pivot) > 0)
      if (low >= high) return low
      const moved = indexes[low] ?? 0
      indexes[low] = indexes[high] ?? 0
      indexes[high] = moved
    }
  }

  /** The middle one of three from anywhere in the piece, so that no arrangement of a list makes it slow. */
  #pivot(from: number, to: number): number {
    const anywhere = () => {
      this.#random = (Math.imul(this.#random, 1_664_525) + 1_013_904_223) >>> 0
      return this.#indexes[from + ((this.#random >>> 8) % (to - from))] ?? 0
    }
    return [anywhere(), anywhere(), anywhere()].toSorted(this.#compare)[1] ?? 0
  }
}
