/** Seven slots of seven bits: a whole number that a double holds exactly. */
const SLOTS = 7
const BASE = 128
const POWERS = Array.from({ length: SLOTS }, (_, i) => BASE ** (SLOTS - 1 - i))
/** Character code of `0`. */
const ZERO = 48

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

/** Largest number that two slots hold, plus one. */
const NUMBER_LIMIT = BASE * BASE

/**
 * Writes the first letters of a text as a number, so that most comparisons need no collator. Two texts whose ranges do
 * not overlap are in the order of their ranges; what a number cannot say (an accent, a long run of digits) widens the
 * range from there on. Otherwise `low` and `high` are equal.
 * @param ranks from `asciiRanks`
 */
export function textSortKey(text: string, ranks: Uint8Array, low: Float64Array, high: Float64Array, at: number): void {
  let key = 0
  let slot = 0
  let previousKey = 0
  let previousSlot = 0
  let open = -1
  for (let i = 0; i < text.length && slot < SLOTS; i++) {
    const code = text.charCodeAt(i)
    const rank = code < BASE ? (ranks[code] ?? 0) : 0
    if (rank === 0) {
      // An accent may belong to the letter before it, so that letter is uncertain too.
      key = previousKey
      open = previousSlot
      break
    }
    previousKey = key
    previousSlot = slot
    if (code < ZERO || code > ZERO + 9) {
      key += rank * (POWERS[slot++] ?? 0)
      continue
    }
    let value = code - ZERO
    for (let digit = digitAt(text, i + 1); digit >= 0; digit = digitAt(text, i + 1)) {
      value = value * 10 + digit
      i++
    }
    key += (ranks[ZERO] ?? 0) * (POWERS[slot++] ?? 0)
    if (value >= NUMBER_LIMIT || slot + 2 > SLOTS) {
      open = slot
      break
    }
    key += value * (POWERS[slot + 1] ?? 0)
    slot += 2
  }
  low[at] = key
  high[at] = open < 0 ? key : key + BASE ** (SLOTS - open) - 1
}

/** The digit at a place, -1 where there is none. */
const digitAt = (text: string, i: number): number => {
  const digit = text.charCodeAt(i) - ZERO
  return digit >= 0 && digit <= 9 ? digit : -1
}
