import { readItem, readRule } from './ddl/tableItem.js'
import { isWord, listed, SqlCursor } from './ddl/SqlCursor.js'
import { type SqlToken, sqlTokens } from './ddl/sqlTokens.js'
import { behindCreateTable, statements } from './ddl/statements.js'
import { ProblemList, TableDraft } from './ddl/TableDraft.js'
import { boundedProblems, type Reading, readingLimits } from './TableDefinition.js'

/** The tables that a script has created so far. */
interface Script {
  problems: ProblemList
  /** By the whole name, such as `sales.orders`, in small letters. */
  tables: Map<string, TableDraft>
  /** The last one of each plain name. */
  byName: Map<string, TableDraft>
}

/**
 * Reads the tables that a script creates, as PostgreSQL, MySQL, SQLite, SQL Server and Oracle write it: columns with types,
 * lengths and NOT NULL, primary keys, references as check tables, comments; also where ALTER TABLE and COMMENT ON say them later.
 * What else the script does is named and left out; a part that cannot be read costs no other part. It never throws, and takes time in
 * proportion to the text.
 */
export function readDdl(text: string): Reading {
  const { characters } = readingLimits
  const { tokens, unclosed } = sqlTokens(text.slice(0, characters))
  const script: Script = { problems: new ProblemList(), tables: new Map(), byName: new Map() }
  const { problems } = script
  for (const { line, what } of unclosed) problems.add(line, 'unclosed', what)
  for (const statement of statements(tokens)) readStatement(statement, script)
  if (text.length > characters) problems.add(tokens.at(-1)?.line ?? 1, 'tooMany', '…')
  const tables = [...script.tables.values()].map((table) => table.definition())
  return { tables: tables.filter(({ fields }) => fields.length > 0), problems: boundedProblems(problems.all()) }
}

function readStatement(tokens: readonly SqlToken[], script: Script): void {
  const line = tokens[0]?.line ?? 1
  const cursor = new SqlCursor(tokens)
  const behind = behindCreateTable(tokens)
  if (behind !== null) readCreate(new SqlCursor(tokens.slice(behind)), line, script)
  else if (cursor.take('ALTER', 'TABLE')) readAlter(cursor, tokens, script)
  else if (cursor.take('COMMENT', 'ON')) readComment(cursor, tokens, script)
  else skip(tokens, script)
}

/** Names a statement that is left out by its first words. */
function skip(tokens: readonly SqlToken[], { problems }: Script): void {
  const words = tokens.slice(0, 2).filter(({ kind }) => kind === 'word')
  const what = words.map(({ text }) => text.toUpperCase()).join(' ') || (tokens[0]?.text ?? '')
  problems.count(tokens[0]?.line ?? 1, 'statement', what)
}

function readCreate(cursor: SqlCursor, line: number, { problems, tables, byName }: Script): void {
  cursor.take('IF', 'NOT', 'EXISTS')
  const parts = cursor.name()
  const tableName = parts.at(-1) ?? ''
  const key = parts.join('.').toLowerCase()
  const brackets = cursor.brackets()
  if (tableName === '') return problems.add(line, 'notUnderstood', 'CREATE TABLE')
  if (!brackets) return problems.add(line, 'noFields', tableName)
  if (tables.has(key)) return problems.add(line, 'twice', tableName)
  if (tables.size >= readingLimits.tables) return problems.count(line, 'tooMany', 'CREATE TABLE')
  if (!brackets.isClosed) problems.add(line, 'unclosed', tableName)
  const table = new TableDraft(tableName)
  tables.set(key, table)
  byName.set(tableName.toLowerCase(), table)
  // A key may stand before its columns.
  const items = listed(brackets.inner)
  const [rules, columns] = [items.filter(isRuleFirst), items.filter((item) => !isRuleFirst(item))]
  for (const item of columns) {
    if (table.size >= readingLimits.fields) problems.count(item[0]?.line ?? line, 'tooMany', tableName)
    else readItem(item, { table, problems })
  }
  for (const item of rules) readItem(item, { table, problems })
  table.description = optionComment(cursor)
  if (table.size === 0) problems.add(line, 'noFields', tableName)
}

const isRuleFirst = ([first, second]: readonly SqlToken[]): boolean =>
  isWord(first, 'CONSTRAINT') || (isWord(second, 'KEY') && (isWord(first, 'PRIMARY') || isWord(first, 'FOREIGN')))

/** The comment among the options behind a table, as MySQL writes it. */
function optionComment(cursor: SqlCursor): string {
  for (let token = cursor.next(); token; token = cursor.next()) {
    if (!isWord(token, 'COMMENT')) continue
    cursor.takeSymbol('=')
    const text = cursor.peek()
    if (text?.kind === 'text') return text.text
  }
  return ''
}

const tableOf = ({ tables, byName }: Script, parts: readonly string[]): TableDraft | undefined =>
  tables.get(parts.join('.').toLowerCase()) ?? byName.get((parts.at(-1) ?? '').toLowerCase())

/** Keys and references that are added later, as dumps of PostgreSQL, SQL Server and Oracle write them. */
function readAlter(cursor: SqlCursor, tokens: readonly SqlToken[], script: Script): void {
  cursor.take('ONLY')
  cursor.take('IF', 'EXISTS')
  cursor.take('ONLY')
  const parts = cursor.name()
  if (cursor.isAt('WITH', 'CHECK') || cursor.isAt('WITH', 'NOCHECK')) {
    cursor.next()
    cursor.next()
  }
  const line = tokens[0]?.line ?? 1
  if (!cursor.take('ADD')) return skip(tokens, script)
  // Oracle puts brackets around it.
  const inner = cursor.brackets()
  const rule = inner ? new SqlCursor(inner.inner) : cursor
  if (rule.take('CONSTRAINT')) rule.name()
  if (!rule.isAt('PRIMARY', 'KEY') && !rule.isAt('FOREIGN', 'KEY')) return skip(tokens, script)
  const table = tableOf(script, parts)
  if (!table) return script.problems.add(line, 'noSuch', parts.join('.'))
  readRule(rule, line, { table, problems: script.problems })
}

/** Comments of tables and columns, as PostgreSQL and Oracle write them. */
function readComment(cursor: SqlCursor, tokens: readonly SqlToken[], script: Script): void {
  const isTable = cursor.take('TABLE')
  if (!isTable && !cursor.take('COLUMN')) return skip(tokens, script)
  const parts = cursor.name()
  const text = cursor.take('IS') && cursor.peek()?.kind === 'text' ? (cursor.peek()?.text ?? '') : ''
  const table = tableOf(script, isTable ? parts : parts.slice(0, -1))
  if (table && isTable) table.description = text
  else if (!table?.change(parts.at(-1) ?? '', () => ({ description: text }))) {
    script.problems.add(tokens[0]?.line ?? 1, 'noSuch', parts.join('.'))
  }
}
