import type { RowRange } from '../row-source/index.js'

/** Props of the two ends of a range. */
export interface RangeProps {
  /** Both ends open when nothing is filtered. */
  range: RowRange
  onChange: (range: RowRange) => void
}
