import type { ReactNode } from 'react'
import { matchRanges, searchTokens } from './matchRanges.js'

/** Props of `Highlight`. */
export interface HighlightProps {
  /** Shown as plain text; markup in it stays text. */
  text: string
  /** What was searched for. Its words are marked wherever they occur, in any order, ignoring case. */
  search: string
}

/** A text with the words of a search marked. */
export function Highlight({ text, search }: HighlightProps) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of matchRanges(text, searchTokens(search))) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className="emb-mark">
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  parts.push(text.slice(at))
  return parts
}
