/** One thing to choose in a grid of periods. */
export interface PeriodCell {
  /** Canonical key of the period. */
  key: string
  /** What the tile shows. */
  text: string
  /** Its whole name, for screen readers. */
  name: string
  /** What typing finds it by: words in small letters. */
  search: string
  /** The period that today is in. Default `false`. */
  current?: boolean
  /** Chosen and not to be pressed away here. Default `false`. */
  locked?: boolean
}

/** One line of a grid of periods. */
export interface PeriodRow {
  /** Unique in the grid; of a month that can be pressed its key. */
  id: string
  /** A header that chooses the whole line. */
  group?: { label: string; detail: string; state: 'all' | 'some' | 'none' }
  /** A header of words: what is seen and what is heard. */
  head?: { text: string; name: string }
  /** The tiles; `null` is a gap. */
  cells: readonly (PeriodCell | null)[]
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether each word of the query begins a word of the text, whatever the order, the case and the accents. */
export function matchesPeriod(text: string, query: string): boolean {
  const words = plain(text).split(/\s+/)
  const tokens = plain(query).split(/\s+/).filter(Boolean)
  return tokens.length > 0 && tokens.every((token) => words.some((word) => word.startsWith(token)))
}
