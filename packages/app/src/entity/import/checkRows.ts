import type { ImportedRow } from '@embpm/contract'
import type { FileRow } from './Cell.js'
import type { CheckedRow } from './CheckedRow.js'
import type { ImportApi } from './ImportKind.js'
import { convertRow, type RowOptions } from './convertRow.js'

/** Reads the values of rows and asks the server what would become of them; nothing is written. */
export async function checkRows(
  api: ImportApi,
  rows: readonly FileRow[],
  options: RowOptions,
  signal: AbortSignal,
): Promise<CheckedRow[]> {
  const converted = rows.map((row) => ({ row, ...convertRow(row, options) }))
  const answers = await api.importRows({ mode: 'check', rows: converted.map(({ values }) => values) }, { signal })
  return converted.map(({ row, values, problems }, index) => {
    const answer = answers[index]
    if (!answer) throw new Error(`${answers.length} answers for ${rows.length} rows`)
    return { row, values, result: mergeProblems(answer, problems) }
  })
}

/** What the server says of a row, and what could not even be read in it: with a problem of either the row is refused. */
function mergeProblems(row: ImportedRow, unread: ImportedRow['problems']): ImportedRow {
  if (unread.length === 0) return row
  const fields = new Set(unread.map(({ field }) => field))
  return { ...row, action: 'refused', problems: [...unread, ...row.problems.filter(({ field }) => !fields.has(field))] }
}
