/** Looks for one text in others. */
export interface TextSearch {
  /** Whether a text contains it. */
  isIn: (text: string) => boolean
  /** The text as HTML, in which every occurrence, from the left and without overlaps, stands in `<mark>…</mark>`. */
  mark: (text: string) => string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? character)

/**
 * Searches for a text that is not empty, ignoring case and taking each of its characters literally. Case is ignored
 * character by character as Unicode defines it, never by lower-casing a whole text, which would move what stands behind
 * an `İ`. All of `I i İ ı` count as the same letter, for nobody knows in which language a text is written.
 */
export function textSearch(wanted: string): TextSearch {
  const literal = wanted.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replace(/[iıİ]/gi, '[iıİ]')
  const found = new RegExp(literal, 'iu')
  const parts = new RegExp(`(${literal})`, 'iu')
  return {
    isIn: (text) => found.test(text),
    mark: (text) =>
      text
        .split(parts)
        .map((part, index) => (index % 2 === 1 ? `<mark>${escaped(part)}</mark>` : escaped(part)))
        .join(''),
  }
}
