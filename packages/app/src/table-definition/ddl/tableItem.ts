import { plainField } from '../TableDefinition.js'
import { columnType, isTypeName, type NamedType } from './columnType.js'
import { isWord, listed, SqlCursor } from './SqlCursor.js'
import type { SqlToken } from './sqlTokens.js'
import type { ProblemList, TableDraft } from './TableDraft.js'

/** Where what an item says goes. */
export interface ItemTarget {
  table: TableDraft
  problems: ProblemList
}

/** Reads one item of a table: a column, a key, a reference, or a rule that is only named. */
export function readItem(tokens: readonly SqlToken[], target: ItemTarget): void {
  const cursor = new SqlCursor(tokens)
  const line = tokens[0]?.line ?? 1
  const isNamed = cursor.take('CONSTRAINT')
  if (isNamed && !isRule(cursor)) cursor.name()
  if (readRule(cursor, line, target)) return
  if (isNamed) target.problems.add(line, 'notUnderstood', cursor.peek()?.text ?? 'CONSTRAINT')
  else readColumn(cursor, line, target)
}

/** Rules of a whole table that the dictionary has no place for. */
const otherRules = [
  'UNIQUE',
  'CHECK',
  'EXCLUDE',
  'FULLTEXT',
  'SPATIAL',
  'LIKE',
  'INDEX',
  'KEY',
  'PERIOD',
  'SUPPLEMENTAL',
]

const isRule = (cursor: SqlCursor) =>
  cursor.isAt('PRIMARY', 'KEY') || cursor.isAt('FOREIGN', 'KEY') || cursor.isAt('UNIQUE') || cursor.isAt('CHECK')

/** Reads a rule of a whole table, such as its key; `false` where none stands here. */
export function readRule(cursor: SqlCursor, line: number, { table, problems }: ItemTarget): boolean {
  if (cursor.take('PRIMARY', 'KEY')) {
    for (const name of columnNames(cursor)) {
      if (!table.change(name, () => ({ isKey: true, mandatory: true }))) problems.add(line, 'noSuch', name)
    }
    return true
  }
  if (cursor.take('FOREIGN', 'KEY')) {
    const names = columnNames(cursor)
    const checkTable = cursor.take('REFERENCES') ? (cursor.name().at(-1) ?? '') : ''
    for (const name of names) {
      const isThere = table.change(name, (field) => ({ checkTable: field.checkTable || checkTable }))
      if (!isThere) problems.add(line, 'noSuch', name)
    }
    return true
  }
  const rule = otherRules.find((one) => cursor.isAt(one))
  if (rule === undefined || isColumnNamed(cursor)) return false
  problems.count(line, 'notKept', rule)
  return true
}

/** Whether a word that can begin a rule is the name of a column: its type follows. */
function isColumnNamed(cursor: SqlCursor): boolean {
  const [second, third] = [cursor.peek(1), cursor.peek(2)]
  if (second?.kind === 'symbol' || second === undefined) return second === undefined
  const isType = second.kind !== 'text' && isTypeName(second.text.toLowerCase())
  // `KEY date (date)` names an index.
  const size = cursor.peek(3)?.kind
  return isType && !(third?.text === '(' && size !== 'number' && size !== 'text')
}

/** The names in the brackets behind a keyword, and what stands between: `PRIMARY KEY CLUSTERED (a ASC, b)`. */
function columnNames(cursor: SqlCursor): string[] {
  while (cursor.peek() && !cursor.isSymbol('(')) cursor.next()
  return listed(cursor.brackets()?.inner ?? []).flatMap(([first]) =>
    first?.kind === 'word' || first?.kind === 'name' ? [first.text] : [],
  )
}

function readColumn(cursor: SqlCursor, line: number, { table, problems }: ItemTarget): void {
  const name = cursor.next()
  const fieldName = name?.kind === 'text' ? '' : (name?.text ?? '')
  if (!name || fieldName === '' || name.kind === 'symbol' || name.kind === 'number') {
    return problems.add(line, 'notUnderstood', name?.text ?? '')
  }
  const named = readType(cursor)
  const { problem, ...typing } = columnType(named)
  if (named.name === '') problems.add(line, 'noType', fieldName)
  else if (problem) problems.add(line, problem, `${fieldName} ${named.name}${named.isList ? '[]' : ''}`)
  const field = { ...plainField(fieldName), ...typing, ...readRules(cursor, problems) }
  if (!table.add(field)) problems.add(line, 'twice', `${table.tableName}.${fieldName}`)
}

/** Words that are no type: what else is said of a column without one. */
const noTypes = new Set(
  'NOT NULL PRIMARY UNIQUE CHECK DEFAULT REFERENCES COLLATE CONSTRAINT GENERATED AS COMMENT AUTO_INCREMENT IDENTITY'.split(
    ' ',
  ),
)
/** Words that go on with a type. */
const goesOn = new Set('varying precision large object unsigned signed zerofill'.split(' '))

function readType(cursor: SqlCursor): NamedType {
  const first = cursor.peek()
  const isType = first?.kind === 'name' || (first?.kind === 'word' && !noTypes.has(first.text.toUpperCase()))
  if (!isType) return { name: '', sizes: [], isList: false }
  const words = [(cursor.name().at(-1) ?? '').toLowerCase()]
  let sizes: string[] | undefined
  let isList = false
  for (;;) {
    const token = cursor.peek()
    const text = token?.kind === 'word' ? token.text.toLowerCase() : ''
    const brackets = sizes ? null : cursor.brackets()
    if (brackets) {
      sizes = listed(brackets.inner).map((part) =>
        part[0]?.text === '-' ? `-${part[1]?.text ?? ''}` : (part[0]?.text ?? ''),
      )
    } else if (text === 'array' || (token?.kind === 'name' && /^\d*$/.test(token.text))) {
      isList = true
      cursor.next()
    } else if (goesOn.has(text) || isNational(words, text) || (words[0] === 'long' && text === 'raw')) {
      words.push(text)
      cursor.next()
    } else if (cursor.take('WITH', 'TIME', 'ZONE')) words.push('with time zone')
    else if (cursor.take('WITHOUT', 'TIME', 'ZONE')) words.push('without time zone')
    else if (cursor.take('WITH', 'LOCAL', 'TIME', 'ZONE')) words.push('with local time zone')
    else return { name: words.join(' '), sizes: sizes ?? [], isList }
  }
}

const isNational = ([first]: readonly string[], text: string) =>
  first === 'national' && (text === 'char' || text === 'character' || text === 'varchar')

/** What is said of a column behind its type. */
function readRules(cursor: SqlCursor, problems: ProblemList) {
  const said = { isKey: false, mandatory: false, checkTable: '', description: '' }
  for (let token = cursor.peek(); token; token = cursor.peek()) {
    if (cursor.take('NOT', 'NULL')) said.mandatory = true
    else if (cursor.take('PRIMARY', 'KEY')) Object.assign(said, { isKey: true, mandatory: true })
    else if (cursor.take('REFERENCES')) said.checkTable = cursor.name().at(-1) ?? ''
    else if (cursor.take('COMMENT')) {
      cursor.takeSymbol('=')
      if (cursor.peek()?.kind === 'text') said.description = cursor.next()?.text ?? ''
    } else if (!cursor.brackets()) {
      const lost = ['CHECK', 'UNIQUE', 'DEFAULT', 'GENERATED'].find((word) => isWord(token, word))
      if (lost) problems.count(token.line, 'notKept', lost)
      cursor.next()
    }
  }
  return said
}
