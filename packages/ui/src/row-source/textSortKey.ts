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
  const { length } = text
  let key = 0
  let slot = -skip
  let open = false
  let rank = ranks[text.charCodeAt(0)] ?? 0
  for (let i = 0, end = 1; i < length && slot < slots; i = end++) {
    const digit = isDigit(text, i)
    let value = 0
    if (digit) {
      value = digitAt(text, i)
      while (isDigit(text, end)) value = value * 10 + digitAt(text, end++)
    }
    const next = end < length ? (ranks[text.charCodeAt(end)] ?? 0) : rank
    // An accent belongs to the letter before it, so that a letter is certain only when the next one is.
    open = rank === 0 || next === 0
    if (open) break
    if (slot >= 0) key = key * BASE + (digit ? (ranks[ZERO] ?? 0) : rank)
    slot++
    if (digit) {
      open = value >= NUMBER_LIMIT
      if (open) break
      if (slot >= 0 && slot < slots) key = key * BASE + Math.floor(value / BASE)
      slot++
      if (slot >= 0 && slot < slots) key = key * BASE + (value % BASE)
      slot++
    }
    rank = next
  }
  const rest = POWERS[slots - Math.min(Math.max(slot, 0), slots)] ?? 0
  into.low[at] = key * rest
  into.high[at] = key * rest + (open ? rest - 1 : 0)
}

function digitAt(text: string, i: number): number {
  return text.charCodeAt(i) - ZERO
}

function isDigit(text: string, i: number): boolean {
  const digit = digitAt(text, i)
  return digit >= 0 && digit <= 9
}
