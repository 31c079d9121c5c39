const sentenceEnd = /[.!?…。！？]["”’)\]]*\s|\n/gu

/** Where the last whole sentence of a text that is being written ends; `from` where none has ended since. */
export function wholeSentences(text: string, from: number): number {
  let end = from
  for (const { index, 0: found } of text.slice(from).matchAll(sentenceEnd)) end = from + index + found.length
  return end
}

/** A piece of an answer as it is spoken: without the numbers of sources and the signs of lists. */
export const spoken = (piece: string): string =>
  piece
    .replace(/\[\d{1,3}\]/g, '')
    .replace(/^\s*[-*•]\s+/gmu, '')
    .replace(/\s+/g, ' ')
    .trim()
