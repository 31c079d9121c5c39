import type { ReactNode } from 'react'

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

/** A half-open range `[start, end)` of UTF-16 positions in a text. */
export type MatchRange = readonly [start: number, end: number]

/** The words of a search: split at white space, each once. `''` has none. */
export const searchTokens = (search: string): string[] => [...new Set(search.split(/\s+/u).filter(Boolean))]

/**
 * Where the tokens occur in the text, ignoring case: every occurrence, overlapping ones joined, in ascending order.
 * Whole characters only, so no surrogate pair is cut. Empty tokens match nothing.
 */
export function matchRanges(text: string, tokens: readonly string[]): MatchRange[] {
  if (tokens.length === 0 || text === '') return []
  const folded = fold(text)
  const found = tokens.flatMap((token) => occurrences(folded, fold(token).text))
  return join(found.toSorted((a, b) => a[0] - b[0]))
}

interface Folded {
  /** The text in lower case. */
  text: string
  /** For each position of `text`, where its character starts and ends in the source: lower case may be longer. */
  starts: number[]
  ends: number[]
}

const fold = (source: string): Folded => {
  const folded: Folded = { text: '', starts: [], ends: [] }
  let position = 0
  for (const character of source) {
    const lower = character.toLowerCase()
    for (let unit = 0; unit < lower.length; unit++) {
      folded.starts.push(position)
      folded.ends.push(position + character.length)
    }
    folded.text += lower
    position += character.length
  }
  return folded
}

const occurrences = ({ text, starts, ends }: Folded, token: string): MatchRange[] => {
  const ranges: MatchRange[] = []
  if (token === '') return ranges
  for (let at = text.indexOf(token); at !== -1; at = text.indexOf(token, at + 1)) {
    ranges.push([starts[at] ?? 0, ends[at + token.length - 1] ?? 0])
  }
  return ranges
}

const join = (sorted: readonly MatchRange[]): MatchRange[] => {
  const joined: MatchRange[] = []
  for (const [start, end] of sorted) {
    const last = joined.at(-1)
    if (last && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)]
    else joined.push([start, end])
  }
  return joined
}
