import Papa from 'papaparse'
import type { EntityField } from '../entity/EntityField.js'
import { choiceValues } from '../entity/import/choiceValues.js'
import { convertRow } from '../entity/import/convertRow.js'
import type { ImportFormat } from '../entity/import/ImportFormat.js'
import { matchColumns } from '../entity/import/matchColumns.js'
import type { Vocabulary } from '../entity/import/Vocabulary.js'
import { boundedProblems, readingLimits, type ReadingProblem } from './TableDefinition.js'

/** The columns of a field that can be pasted, in the order of a block without a head. */
export const pastedColumns = [
  'fieldName',
  'isKey',
  'mandatory',
  'rollName',
  'type',
  'length',
  'decimals',
  'description',
  'checkTable',
  'refTable',
  'refField',
] as const

/** A column of a field that can be pasted. */
export type PastedColumn = (typeof pastedColumns)[number]

/** What the columns are, by name: kind, label, choices. */
export type PastedKinds = Readonly<Record<PastedColumn, EntityField>>

/** How a block is read. */
export interface PasteOptions {
  kinds: PastedKinds
  /** How numbers are written. */
  format: ImportFormat
  /** The words of the languages, the one in use first: a head is recognised in all of them, and by the names of the fields. */
  vocabularies: readonly Vocabulary[]
  /** The column in which a block without a head begins. Default: the first one. */
  start?: PastedColumn
}

/** What a block says of one field: each column that is in the block; an empty cell says the empty value. */
export type PastedRow = Readonly<Partial<Record<PastedColumn, string | number | boolean | null>>>

/** The rows of a block. */
export interface PastedFields {
  rows: readonly PastedRow[]
  /** Whether its first row was its head. */
  hasHead: boolean
  problems: readonly ReadingProblem[]
}

/**
 * Reads a block of cells that was copied from a spreadsheet: rows with tabs between their cells, with or without a head. A head is a first row
 * that names at least two columns, or the only one. A cell that cannot be read is named and left out of its row. It never throws.
 */
export function readPastedFields(text: string, { kinds, format, vocabularies, start }: PasteOptions): PastedFields {
  const { characters, fields: most } = readingLimits
  const problems: ReadingProblem[] = []
  const records = Papa.parse<string[]>(text.slice(0, characters).replace(/\r?\n$/, ''), {
    delimiter: '\t',
    preview: most + 2,
  }).data
  const matched = matchColumns(records[0] ?? [], kinds, vocabularies)
  const named = matched.filter((name) => name !== null).length
  const hasHead = named >= Math.min(2, (records[0] ?? []).length) && named > 0
  const from = start === undefined ? 0 : pastedColumns.indexOf(start)
  const width = records.reduce((widest, { length }) => Math.max(widest, length), 0)
  const mapping = hasHead ? matched : pastedColumns.slice(from, from + width)
  const choices = new Map<EntityField, ReadonlyMap<string, string>>()
  const options = {
    mapping,
    fields: kinds,
    clearing: true,
    format,
    choices(field: EntityField) {
      const values = choices.get(field) ?? choiceValues(field, vocabularies)
      choices.set(field, values)
      return values
    },
  }
  if (hasHead) {
    for (const [column, name] of matched.entries()) {
      const what = records[0]?.[column]?.trim() ?? ''
      if (name === null && what !== '') problems.push({ line: 1, reason: 'notKept', what })
    }
  }
  const rows: PastedRow[] = []
  for (const [index, cells] of records.entries()) {
    const line = index + 1
    if ((hasHead && index === 0) || cells.every((cell) => cell.trim() === '')) continue
    if (rows.length >= most) {
      problems.push({ line, reason: 'tooMany', what: '…' })
      break
    }
    const converted = convertRow({ line, cells }, options)
    for (const { field } of converted.problems) {
      problems.push({ line, reason: 'value', what: String(field === null ? '' : converted.values[field]) })
    }
    const refused = new Set(converted.problems.map(({ field }) => field))
    rows.push(rowOf(converted.values, refused))
  }
  return { rows, hasHead, problems: boundedProblems(problems) }
}

function rowOf(values: Readonly<Record<string, unknown>>, refused: ReadonlySet<string | null>): PastedRow {
  return Object.fromEntries(
    pastedColumns.flatMap((name) => {
      const value = values[name]
      const isPlain =
        typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null
      return isPlain && !refused.has(name) ? [[name, value]] : []
    }),
  )
}
