import type { ImportedRow } from '@embpm/contract'
import { emptyValue, type EntityField } from '../EntityField.js'
import { cellText, type FileRow } from './Cell.js'
import { convertCell, type ConvertOptions } from './convertCell.js'

/** How the columns of a file become fields. */
export interface RowOptions extends ConvertOptions {
  /** Name of the field for each column. */
  mapping: readonly (string | null)[]
  fields: Readonly<Record<string, EntityField>>
  /** Whether an empty cell empties the field. Otherwise the field stays as it is. */
  clearing: boolean
}

/** A row as the endpoint takes it, and what could not be read in it. */
export interface ConvertedRow {
  values: Record<string, unknown>
  problems: ImportedRow['problems']
}

/** Makes a row of values by the fields' names. What cannot be read is handed on as text, so that it is seen and refused. */
export function convertRow({ cells }: FileRow, options: RowOptions): ConvertedRow {
  const { mapping, fields, clearing } = options
  const values: Record<string, unknown> = {}
  const problems: ImportedRow['problems'] = []
  for (const [column, name] of mapping.entries()) {
    const field = name === null ? undefined : fields[name]
    if (name === null || !field) continue
    const cell = cells[column] ?? null
    const text = cellText(cell).trim()
    if (text === '') {
      if (clearing && name !== 'id') values[name] = emptyValue(field)
      continue
    }
    const converted = convertCell(cell, field, options)
    if ('value' in converted) values[name] = converted.value
    else {
      values[name] = text
      problems.push({ field: name, code: converted.problem })
    }
  }
  return { values, problems }
}
