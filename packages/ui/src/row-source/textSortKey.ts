/** A slot holds seven bits. */
const BASE = 128
const POWERS = Array.from({ length: 8 }, (_, exponent) => BASE ** exponent)
/** Character code of `0`. */
const ZERO = 48
/** Largest number that two slots hold, plus one. */
const NUMBER_LIMIT = BASE * BASE

/** Languages in which no two ASCII letters together sort as one; in the others ("ch", "aa") the short cut would be wrong. */
const PLAIN_LANGUAGES = new Set(['de', 'en', 'es', 'fi', 'fr', 'it', 'nl', 'pl', 'pt', 'sv'])

/**
 * The place of each ASCII character in a collator's order, from 1, equal for letters that differ only in case; 0 for those
 * that need the collator. `null` when the language has no short cut.
 */
export function asciiRanks(collator: Intl.Collator): Uint8Array | null {
  const { locale } = collator.resolvedOptions()
  if (!PLAIN_LANGUAGES.has(locale.split('-')[0] ?? '') || locale.includes('-u-')) return null
  const base = new Intl.Collator(locale, { sensitivity: 'base' })
  const characters = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).toSorted(base.compare)
  const ranks = new Uint8Array(BASE)
  let rank = 0
  let previous = ''
  for (const character of characters) {
    if (previous === '' || base.compare(previous, character) !== 0) rank++
    ranks[character.charCodeAt(0)] = rank
    previous = character
  }
  return ranks
}

/** Numbers that are written to the same place of two lists. */
export interface Ranges {
  low: Float64Array
  high: Float64Array
}

/** The part of a text's order that one number holds. */
export interface SlotWindow {
  /** Slots before it. */
  skip: number
  /** At most 7, for a double holds 53 bits exactly. */
  slots: number
}

/**
 * Writes a part of a text's order as a number. A letter takes one slot, a number three (that it is one, and its value).
 * Two texts that agree in all slots before are in the order of their ranges where these do not overlap; what a slot
 * cannot say (an accent, a long run of digits) widens the range from there on. Otherwise `low` and `high` are equal.
 * @param ranks from `asciiRanks`
 */
export function textSortKey(text: string, ranks: Uint8Array, { skip, slots }: SlotWindow, into: Ranges, at: number) {
  let key = 0
  let slot = -skip
  let open = -1
  const rankAt = (i: number) => ranks[text.charCodeAt(i)] ?? 0
  const place = (value: number, to: number) => (to < 0 || to >= slots ? 0 : value * (POWERS[slots - 1 - to] ?? 0))

  for (let i = 0; i < text.length && slot < slots; i++) {
    const rank = rankAt(i)
    let end = i + 1
    let width = 1
    let value = 0
    if (isDigit(text, i)) {
      value = digitAt(text, i)
      while (isDigit(text, end)) value = value * 10 + digitAt(text, end++)
      width = 3
    }
    // An accent belongs to the letter before it, so that a letter is certain only when the next one is.
    if (rank === 0 || (end < text.length && rankAt(end) === 0)) {
      open = slot
      break
    }
    key += place(width === 3 ? (ranks[ZERO] ?? 0) : rank, slot)
    if (width === 3) {
      if (value >= NUMBER_LIMIT) {
        open = slot + 1
        break
      }
      key += place(Math.floor(value / BASE), slot + 1) + place(value % BASE, slot + 2)
    }
    slot += width
    i = end - 1
  }
  into.low[at] = key
  into.high[at] = open < 0 || open >= slots ? key : key + (POWERS[slots - Math.max(open, 0)] ?? 0) - 1
}

function digitAt(text: string, i: number): number {
  return text.charCodeAt(i) - ZERO
}

function isDigit(text: string, i: number): boolean {
  const digit = digitAt(text, i)
  return digit >= 0 && digit <= 9
}
