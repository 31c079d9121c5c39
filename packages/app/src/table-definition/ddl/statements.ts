import { isSymbol, isWord } from './SqlCursor.js'
import type { SqlToken } from './sqlTokens.js'

/** Words that begin a statement where they stand first on a line, for scripts without semicolons. */
const beginnings = new Set(
  `CREATE ALTER DROP INSERT UPDATE DELETE TRUNCATE GRANT REVOKE EXEC EXECUTE USE SET BEGIN COMMIT DECLARE PRINT IF MERGE LOCK
  UNLOCK ANALYZE VACUUM PRAGMA`.split(/\s+/),
)

/**
 * The statements of a script: each ends by a semicolon, by GO or / on a line of its own, or where the next one begins on a new
 * line. A table that is created begins one even where a bracket is still open, so that a missing bracket costs one statement.
 */
export function statements(tokens: readonly SqlToken[]): SqlToken[][] {
  const found: SqlToken[][] = []
  let current: SqlToken[] = []
  let depth = 0
  const end = () => {
    if (current.length > 0) found.push(current)
    current = []
    depth = 0
  }
  for (const [at, token] of tokens.entries()) {
    if (isSymbol(token, ';') || isDivider(tokens, at)) {
      end()
      continue
    }
    if (token.first && token.kind === 'word' && (depth === 0 ? isBeginning(tokens, at) : createsTable(tokens, at)))
      end()
    if (isSymbol(token, '(')) depth += 1
    else if (isSymbol(token, ')')) depth = Math.max(0, depth - 1)
    current.push(token)
  }
  end()
  return found
}

function isDivider(tokens: readonly SqlToken[], at: number): boolean {
  const token = tokens[at]
  const isAlone = token?.first === true && tokens[at + 1]?.first !== false
  return isAlone && (isWord(token, 'GO') || isSymbol(token, '/'))
}

function isBeginning(tokens: readonly SqlToken[], at: number): boolean {
  const token = tokens[at]
  // COMMENT is an option of a table, too.
  if (isWord(token, 'COMMENT')) return isWord(tokens[at + 1], 'ON')
  return token !== undefined && beginnings.has(token.text.toUpperCase())
}

const modifiers = new Set(
  'OR REPLACE GLOBAL LOCAL PRIVATE TEMP TEMPORARY UNLOGGED EXTERNAL FOREIGN COLUMN ROW VOLATILE MULTISET'.split(' '),
)

/** Whether the statement that begins here creates a table: the place behind the word TABLE then, else `null`. */
export function behindCreateTable(tokens: readonly SqlToken[], at = 0): number | null {
  if (!isWord(tokens[at], 'CREATE')) return null
  for (let place = at + 1; place <= at + 7; place += 1) {
    const token = tokens[place]
    if (token?.kind !== 'word') return null
    if (isWord(token, 'TABLE')) return place + 1
    if (!modifiers.has(token.text.toUpperCase())) return null
  }
  return null
}

const createsTable = (tokens: readonly SqlToken[], at: number): boolean => behindCreateTable(tokens, at) !== null
