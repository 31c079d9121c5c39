export { Highlight } from './Highlight.js'
export type { HighlightProps } from './Highlight.js'
export { matchRanges, searchTokens } from './matchRanges.js'
export type { MatchRange } from './matchRanges.js'
