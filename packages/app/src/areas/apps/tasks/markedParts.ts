/** A piece of a title that a search answered. */
export interface MarkedPart {
  text: string
  /** Whether it is what was searched for. */
  isHit: boolean
}

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

const plain = (html: string) => html.replace(/&(?:amp|lt|gt);/gu, (entity) => signs[entity] ?? entity)

/**
 * Reads a title as the search of the tasks answers it: hits stand in `<mark>…</mark>`, and `&`, `<` and `>` are written as
 * entities. What comes out is text and never becomes markup. Source: sample services, "Tasks".
 */
export const markedParts = (html: string): MarkedPart[] =>
  html
    .split(/<mark>(.*?)<\/mark>/su)
    .map((part, index) => ({ text: plain(part), isHit: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
