const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether each word of the query begins a word of the text, whatever the order, the case and the accents. */
export function matchesPeriod(text: string, query: string): boolean {
  const words = plain(text).split(/\s+/)
  const tokens = plain(query).split(/\s+/).filter(Boolean)
  return tokens.length > 0 && tokens.every((token) => words.some((word) => word.startsWith(token)))
}
