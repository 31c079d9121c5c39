import { cellText, type Sheet } from '../entity/import/Cell.js'
import { dd03lType } from './dd03lType.js'
import {
  boundedProblems,
  type FieldDefinition,
  plainField,
  type Reading,
  readingLimits,
  type ReadingProblem,
  type TableDefinition,
} from './TableDefinition.js'

/** The columns of DD03L that are read, and texts that exports with the texts of DD03VT or DD04T have beside them. */
const columns = {
  table: 'TABNAME',
  field: 'FIELDNAME',
  version: 'AS4LOCAL',
  position: 'POSITION',
  key: 'KEYFLAG',
  mandatory: 'NOTNULL',
  element: 'ROLLNAME',
  checkTable: 'CHECKTABLE',
  refTable: 'REFTABLE',
  refField: 'REFFIELD',
  included: 'PRECFIELD',
  type: 'DATATYPE',
  length: 'LENG',
  decimals: 'DECIMALS',
  text: 'DDTEXT',
} as const

type Column = keyof typeof columns

/** A field with its place, as a row tells it. */
interface Placed {
  position: number
  field: FieldDefinition
}

/**
 * Reads tables from rows of DD03L, the table of SAP that names the fields of all tables: one row for each field, the first line of the sheet names
 * the columns by their technical names. `.INCLUDE` and `.APPEND` rows, rows that are not active, and components without
 * a value are named and left out. It never throws.
 */
export function readDd03l(sheet: Pick<Sheet, 'headers' | 'rows'>): Reading {
  const at = columnsOf(sheet.headers)
  const missing = (['table', 'field'] as const).filter((name) => at[name] === undefined)
  if (missing.length > 0) {
    return { tables: [], problems: missing.map((name) => ({ line: 1, reason: 'noColumn', what: columns[name] })) }
  }
  const problems: ReadingProblem[] = []
  const tables = new Map<string, Map<string, Placed>>()
  for (const { line, cells } of sheet.rows) {
    const say = (name: Column): string => {
      const column = at[name]
      return column === undefined ? '' : cellText(cells[column]).trim()
    }
    const tell = (reason: ReadingProblem['reason'], what: string) => problems.push({ line, reason, what })
    const [tableName, fieldName] = [say('table'), say('field')]
    if (tableName === '' || fieldName === '') tell('noName', [tableName, fieldName].filter(Boolean).join('-') || '…')
    else if (fieldName.startsWith('.')) tell('include', `${tableName}-${fieldName} ${say('included')}`.trim())
    else if (!['', 'A'].includes(say('version').toUpperCase())) tell('inactive', `${tableName}-${fieldName}`)
    else add(tableName, fieldName, say, tell)
  }
  return {
    tables: [...tables].map(([tableName, fields]): TableDefinition => {
      const placed = [...fields.values()].toSorted((one, other) => one.position - other.position)
      return { tableName, description: '', fields: placed.map(({ field }) => field) }
    }),
    problems: boundedProblems(problems),
  }

  function add(
    tableName: string,
    fieldName: string,
    say: (name: Column) => string,
    tell: (reason: ReadingProblem['reason'], what: string) => void,
  ): void {
    const name = `${tableName}-${fieldName}`
    const fields = tables.get(tableName) ?? new Map<string, Placed>()
    if (!tables.has(tableName) && tables.size >= readingLimits.tables) return tell('tooMany', tableName)
    if (fields.has(fieldName)) return tell('twice', name)
    if (fields.size >= readingLimits.fields) return tell('tooMany', name)
    const number = (column: 'length' | 'decimals' | 'position'): number => {
      const text = say(column)
      if (text === '') return 0
      if (/^\d{1,9}$/.test(text)) return Number(text)
      tell('value', `${name} ${columns[column]} ${text}`)
      return 0
    }
    const typing = dd03lType({
      type: say('type').toUpperCase(),
      length: number('length'),
      decimals: number('decimals'),
    })
    if (typing === null) return tell('noValue', `${name} ${say('type')}`.trim())
    const { problem, ...typed } = typing
    if (problem) tell(problem, `${name} ${say('type')}`.trim())
    const checkTable = say('checkTable')
    tables.set(
      tableName,
      fields.set(fieldName, {
        position: number('position') || fields.size + 1,
        field: {
          ...plainField(fieldName),
          ...typed,
          isKey: isSet(say('key')),
          mandatory: isSet(say('mandatory')),
          rollName: say('element'),
          description: say('text'),
          // A star stands for the check of the data element's domain.
          checkTable: checkTable === '*' ? '' : checkTable,
          refTable: say('refTable'),
          refField: say('refField'),
        },
      }),
    )
  }
}

/** Where the columns are; whatever case and mark they have, such as the `DD03L-TABNAME` of a query. */
function columnsOf(headers: readonly string[]): Partial<Record<Column, number>> {
  const names = headers.map((header) =>
    header
      .trim()
      .toUpperCase()
      .replace(/^.*[-.~]/, ''),
  )
  return Object.fromEntries(
    Object.entries(columns).flatMap(([column, name]) => (names.includes(name) ? [[column, names.indexOf(name)]] : [])),
  )
}

const isSet = (flag: string): boolean => /^(?:x|1|true)$/i.test(flag)
