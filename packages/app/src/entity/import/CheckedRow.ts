import type { ImportedRow } from '@embpm/contract'
import type { FileRow } from './Cell.js'

/** A row of a file with its values, and what becomes or became of it. */
export interface CheckedRow {
  row: FileRow
  /** What is sent, by the fields' names. */
  values: Record<string, unknown>
  result: ImportedRow
  /** What comes nearest to a reference that there is not, by the fields' names. */
  nearest?: Readonly<Record<string, string>>
}

/** The value of a field that could not be read stands there as it was typed. */
export function rawText({ values }: CheckedRow, field: string): string {
  const value = values[field]
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
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
