import type { ImportedRow } from '@embpm/contract'

/** What the server says of a row, and what could not even be read in it: with a problem of either the row is refused. */
export function mergeProblems(row: ImportedRow, unread: ImportedRow['problems']): ImportedRow {
  if (unread.length === 0) return row
  const fields = new Set(unread.map(({ field }) => field))
  return { ...row, action: 'refused', problems: [...unread, ...row.problems.filter(({ field }) => !fields.has(field))] }
}
