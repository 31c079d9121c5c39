import { foldCase, searchText } from './searchText.js'

/** Rows per prepared text. Large enough for fast scanning, small enough to stop between two of them within a time slice. */
export const CHUNK = 1000

interface Chunk {
  /** The folded texts of all rows, values and rows separated by line ends, which no token can contain. */
  text: string
  /** Where each row begins, and at the end the length of the text. */
  starts: Int32Array
}

/**
 * The prepared text of all rows, in chunks that are built when first needed. One long string per chunk is scanned much
 * faster than a string per value, and takes no object per row.
 */
export class SearchIndex<Row> {
  readonly chunkCount: number
  readonly #rows: readonly Row[]
  readonly #searchIn: (row: Row) => readonly unknown[]
  readonly #chunks: (Chunk | undefined)[] = []

  /** @param searchIn the values in which a row is searched */
  constructor(rows: readonly Row[], searchIn: (row: Row) => readonly unknown[]) {
    this.#rows = rows
    this.#searchIn = searchIn
    this.chunkCount = Math.ceil(rows.length / CHUNK)
  }

  /** Prepares one chunk; does nothing when it is there. */
  prepare(chunk: number): void {
    this.#chunks[chunk] ??= this.#build(chunk)
  }

  /** Calls `hit` with the index of every row of a chunk that holds all tokens, in order. `tokens` must not be empty. */
  scan(chunk: number, tokens: readonly string[], hit: (row: number) => void): void {
    const { text, starts } = (this.#chunks[chunk] ??= this.#build(chunk))
    const first = chunk * CHUNK
    const found = new Int32Array(tokens.length).fill(-1)
    const last = starts.length - 2
    let row = 0
    // Every token's next place only moves forward, so the text is read once per token however many rows match.
    while (row <= last) {
      const start = starts[row] ?? 0
      const end = starts[row + 1] ?? 0
      let furthest = start
      for (let t = 0; t < tokens.length; t++) {
        let place = found[t] ?? -1
        if (place < start) {
          place = text.indexOf(tokens[t] ?? '', start)
          if (place < 0) return
          found[t] = place
        }
        if (place > furthest) furthest = place
      }
      if (furthest < end) {
        hit(first + row)
        row++
      } else row = rowAt(starts, furthest, row + 1)
    }
  }

  #build(chunk: number): Chunk {
    const from = chunk * CHUNK
    const rows = this.#rows.slice(from, from + CHUNK)
    const texts = rows.map((row) => {
      let text = ''
      for (const value of this.#searchIn(row)) text += searchText(value) + '\n'
      return text
    })
    const whole = texts.join('')
    const folded = foldCase(whole)
    // A few letters change their length when folded; then each row must be folded by itself to know where it begins.
    if (folded.length === whole.length) return { text: folded, starts: startsOf(texts) }
    const each = texts.map(foldCase)
    return { text: each.join(''), starts: startsOf(each) }
  }
}

function startsOf(texts: readonly string[]): Int32Array {
  const starts = new Int32Array(texts.length + 1)
  let place = 0
  for (const [i, text] of texts.entries()) {
    starts[i] = place
    place += text.length
  }
  starts[texts.length] = place
  return starts
}

/** The row that contains a place: steps that double, then halves, because the row is usually near. */
function rowAt(starts: Int32Array, place: number, from: number): number {
  let low = from
  let step = 1
  while (low + step < starts.length && (starts[low + step] ?? 0) <= place) step *= 2
  let high = Math.min(low + step, starts.length - 1)
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle
  }
  return low
}
