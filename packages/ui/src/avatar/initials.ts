const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Two such letters are two characters, as nearly all names begin; the segmenter takes longer than drawing the rest of an avatar. */
const isPlain = /^[\u0021-\u02ff](?:[\u0021-\u02ff]|$)/u

const first = (word: string): string =>
  isPlain.test(word) ? word.charAt(0) : (segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '')

/** The initials of a name: of its first and last word, in capitals; whole characters, so an emoji is not cut. "?" for none. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const start = first(words[0] ?? '')
  const end = words.length > 1 ? first(words[words.length - 1] ?? '') : ''
  return (start + end).toUpperCase() || '?'
}
