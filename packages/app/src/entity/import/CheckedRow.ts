import type { ImportedRow } from '@embpm/contract'
import type { FileRow } from './Cell.js'

/** A row of a file with its values, and what becomes or became of it. */
export interface CheckedRow {
  row: FileRow
  /** What is sent, by the fields' names. */
  values: Record<string, unknown>
  result: ImportedRow
}

/** What can become of a row. */
export const rowActions = ['create', 'update', 'same', 'refused'] as const

/** What becomes of a row. */
export type RowAction = (typeof rowActions)[number]

/** How many rows come to what. */
export function countActions(rows: readonly CheckedRow[]): Readonly<Record<RowAction, number>> {
  const counts = { create: 0, update: 0, same: 0, refused: 0 }
  for (const { result } of rows) counts[result.action]++
  return counts
}
