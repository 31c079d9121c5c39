import type { FileRow } from './Cell.js'
import type { CheckedRow } from './CheckedRow.js'
import { convertRow, type RowOptions } from './convertRow.js'
import type { ImportApi } from './ImportApi.js'
import { mergeProblems } from './mergeProblems.js'

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
