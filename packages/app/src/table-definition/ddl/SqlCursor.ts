import type { SqlToken } from './sqlTokens.js'

/** A place in pieces of SQL, which goes forward only. */
export class SqlCursor {
  private at = 0
  private readonly tokens: readonly SqlToken[]

  constructor(tokens: readonly SqlToken[]) {
    this.tokens = tokens
  }

  /** The piece here, or some places further; `undefined` behind the last one. */
  peek(further = 0): SqlToken | undefined {
    return this.tokens[this.at + further]
  }

  /** The piece here; the place is behind it then. */
  next(): SqlToken | undefined {
    const token = this.tokens[this.at]
    this.at += 1
    return token
  }

  /** Whether these keywords stand here, in this order. */
  isAt(...words: readonly string[]): boolean {
    return words.every((word, further) => isWord(this.peek(further), word))
  }

  /** Goes behind these keywords if they stand here. */
  take(...words: readonly string[]): boolean {
    const found = this.isAt(...words)
    if (found) this.at += words.length
    return found
  }

  isSymbol(symbol: string): boolean {
    return isSymbol(this.peek(), symbol)
  }

  takeSymbol(symbol: string): boolean {
    const found = this.isSymbol(symbol)
    if (found) this.at += 1
    return found
  }

  /** The parts of a name with dots, such as `sales.orders`; empty where no name stands. */
  name(): string[] {
    const parts: string[] = []
    for (;;) {
      const token = this.peek()
      if (token?.kind !== 'word' && token?.kind !== 'name') return parts
      parts.push(token.text)
      this.at += 1
      if (!this.takeSymbol('.')) return parts
    }
  }

  /** What stands within the brackets that begin here, and whether they are closed; `null` where none begin. */
  brackets(): { inner: readonly SqlToken[]; isClosed: boolean } | null {
    if (!this.takeSymbol('(')) return null
    const from = this.at
    for (let depth = 1; this.at < this.tokens.length; this.at += 1) {
      if (this.isSymbol('(')) depth += 1
      else if (this.isSymbol(')')) depth -= 1
      if (depth > 0) continue
      const inner = this.tokens.slice(from, this.at)
      this.at += 1
      return { inner, isClosed: true }
    }
    return { inner: this.tokens.slice(from), isClosed: false }
  }
}

/** Whether a piece is a keyword. */
export const isWord = (token: SqlToken | undefined, word: string): boolean =>
  token?.kind === 'word' && token.text.toUpperCase() === word

/** Whether a piece is a certain character. */
export const isSymbol = (token: SqlToken | undefined, symbol: string): boolean =>
  token?.kind === 'symbol' && token.text === symbol

/** The parts between the commas that are in no further brackets; empty ones are left out. */
export function listed(tokens: readonly SqlToken[]): SqlToken[][] {
  const parts: SqlToken[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (isSymbol(token, '(')) depth += 1
    else if (isSymbol(token, ')')) depth -= 1
    if (depth === 0 && isSymbol(token, ',')) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}
