import type { Sheet } from './Cell.js'
import type { ImportFormat } from './ImportFormat.js'

/** What is to be done with a file. */
export interface ImportPlan {
  sheet: Sheet
  /** Name of the field for each column, `null` for a column that is left out. */
  mapping: readonly (string | null)[]
  format: ImportFormat
  /** Whether an empty cell empties the field. */
  clearing: boolean
}
