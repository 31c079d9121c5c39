const SLOTS = 7
const BASE = 128
const POWERS = Array.from({ length: SLOTS }, (_, i) => BASE ** (SLOTS - 1 - i))
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

/**
 * Writes the first letters of a text as a number, so that most comparisons need no collator. Texts whose numbers differ
 * are in that order; what the number cannot say (an accent, a long number) becomes a range from `low` to `high`.
 * @param ranks from `asciiRanks`
 */
export function textSortKey(text: string, ranks: Uint8Array, low: Float64Array, high: Float64Array, at: number): void {
  let key = 0
  let slot = 0
  let beforeLast = 0
  let last = 0
  let i = 0
  while (i < text.length && slot < SLOTS) {
    const code = text.charCodeAt(i)
    const rank = code < BASE ? (ranks[code] ?? 0) : 0
    if (rank === 0) {
      // An accent may belong to the letter before it, so that letter is uncertain too.
      low[at] = beforeLast
      high[at] = beforeLast + (POWERS[last - 1] ?? POWERS[0] ?? 0) * (last > 0 ? BASE : BASE)
      return
    }
    beforeLast = key
    last = slot
    key += rank * (POWERS[slot++] ?? 0)
    i++
    if (code < ZERO || code > ZERO + 9) continue
    let value = code - ZERO
    while (i < text.length) {
      const digit = text.charCodeAt(i) - ZERO
      if (digit < 0 || digit > 9) break
      value = value * 10 + digit
      i++
    }
    // Every digit begins a number of the same rank; its value takes the next two slots when it fits.
  }
  low[at] = key
  high[at] = key
}
