import type { ImportedRow } from '@embpm/contract'
import type { FileRow } from './Cell.js'
import { rawText, type CheckedRow } from './CheckedRow.js'
import { existingIds } from './existingIds.js'
import type { ImportApi } from './ImportKind.js'
import { convertRow, type RowOptions } from './convertRow.js'
import type { FindNearest } from './nearestKnown.js'

/** Options of `checkRows`. */
export interface CheckOptions {
  signal: AbortSignal
  /** Names what comes nearest to a reference that there is not. */
  findNearest: FindNearest
  /** The fields that tell which entity a row is about, for a file that names no ids. */
  identity?: readonly string[] | undefined
}

/** Reads the values of rows and asks the server what would become of them; nothing is written. */
export async function checkRows(
  api: ImportApi,
  rows: readonly FileRow[],
  options: RowOptions,
  { signal, findNearest, identity = [] }: CheckOptions,
): Promise<CheckedRow[]> {
  const converted = rows.map((row) => ({ row, ...convertRow(row, options) }))
  const known = await existingIds(
    api,
    converted.map(({ values }) => values),
    identity,
    signal,
  )
  for (const [index, { values, problems }] of converted.entries()) {
    const [id, other] = known[index] ?? []
    if (other !== undefined) problems.push({ field: identity[0] ?? null, code: 'taken' })
    else if (id !== undefined && values.id === undefined) values.id = id
  }
  const answers = await api.importRows({ mode: 'check', rows: converted.map(({ values }) => values) }, { signal })
  const checked = converted.map(({ row, values, problems }, index): CheckedRow => {
    const answer = answers[index]
    if (!answer) throw new Error(`${answers.length} answers for ${rows.length} rows`)
    return { row, values, result: mergeProblems(answer, problems) }
  })
  for (const one of checked) {
    for (const { field: name, code } of one.result.problems) {
      const field = name === null ? undefined : options.fields[name]
      if (name === null || field?.kind !== 'reference' || code !== 'unknownValue') continue
      // One after the other: a file may have thousands of them, of which few are looked up.
      const nearest = await findNearest(field.to, rawText(one, name), signal)
      if (nearest !== null) one.nearest = { ...one.nearest, [name]: nearest }
    }
  }
  return checked
}

/** What the server says of a row, and what could not even be read in it: with a problem of either the row is refused. */
function mergeProblems(row: ImportedRow, unread: ImportedRow['problems']): ImportedRow {
  if (unread.length === 0) return row
  const fields = new Set(unread.map(({ field }) => field))
  return { ...row, action: 'refused', problems: [...unread, ...row.problems.filter(({ field }) => !fields.has(field))] }
}
