/** A piece of a text in SQL. */
export interface SqlToken {
  /** `word` is a bare name or keyword, `name` one in quotation marks, `text` a string, `symbol` any other character. */
  kind: 'word' | 'name' | 'text' | 'number' | 'symbol'
  /** What it says, without its quotation marks. */
  text: string
  /** Line of its first character, from 1. */
  line: number
  /** Whether nothing but space and comments stands before it on its line. */
  first: boolean
}

/** The pieces of a text, and the lines on which a quotation begins that nothing closes. */
export interface SqlTokens {
  tokens: readonly SqlToken[]
  unclosed: readonly { line: number; what: string }[]
}

const word = /[\p{L}_][\p{L}\p{N}_$#@]*/uy
const number = /\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy
const space = /[^\S\n]+/y
const dollar = /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy

/** How quotations end, by how they begin. */
const quotations: Readonly<Record<string, { kind: SqlToken['kind']; end: string }>> = {
  "'": { kind: 'text', end: "'" },
  '"': { kind: 'name', end: '"' },
  '`': { kind: 'name', end: '`' },
  '[': { kind: 'name', end: ']' },
}

/**
 * Takes a text apart by what PostgreSQL, MySQL, SQLite, SQL Server and Oracle have in common, without comments. Where nothing closes a
 * quotation, what follows is read as if it did not begin. Each character is looked at a bounded number of times.
 */
export function sqlTokens(source: string): SqlTokens {
  const tokens: SqlToken[] = []
  const unclosed: { line: number; what: string }[] = []
  /** Beginnings of quotations of which it is known that nothing closes another one: none is looked for twice. */
  const open = new Set<string>()
  /** Only MySQL quotes names by backticks, and only there a backslash says that a string goes on. */
  let hasEscapes = false
  let at = 0
  let line = 1
  let first = true

  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(source)?.[0]
  }
  /** The next end of a line, so that none is looked for twice. */
  let lineEnd = source.indexOf('\n')
  const skip = (to: number) => {
    while (lineEnd !== -1 && lineEnd < to) {
      line += 1
      first = true
      lineEnd = source.indexOf('\n', lineEnd + 1)
    }
    at = to
  }
  const add = (kind: SqlToken['kind'], text: string, to: number) => {
    tokens.push({ kind, text, line, first })
    skip(to)
    first = false
  }
  const leaveOpen = (begin: string) => {
    if (!open.has(begin)) unclosed.push({ line, what: begin })
    open.add(begin)
    skip(at + begin.length)
  }
  /** Where a quotation ends that begins here, after its end; -1 for none. A doubled end stands for itself. */
  const endOf = (end: string): number => {
    for (let place = at + 1; place < source.length; place += 1) {
      const character = source.charAt(place)
      if (character === '\\' && hasEscapes && end === "'") place += 1
      else if (character === end) {
        if (source.charAt(place + 1) !== end) return place + 1
        place += 1
      }
    }
    return -1
  }
  const isComment = (): boolean => {
    if (source.startsWith('--', at)) return true
    if (source.charAt(at) !== '#') return false
    // SQL Server begins the names of passing tables by it.
    const before = tokens.at(-1)?.text.toUpperCase()
    return !(/[\p{L}_#]/u.test(source.charAt(at + 1)) && (before === 'TABLE' || before === 'EXISTS' || before === '.'))
  }

  while (at < source.length) {
    const character = source.charAt(at)
    const quotation = quotations[character]
    if (character === '\n') skip(at + 1)
    else if (isComment()) at = lineEnd === -1 ? source.length : lineEnd
    else if (source.startsWith('/*', at) && !open.has('/*')) {
      const end = source.indexOf('*/', at + 2)
      if (end === -1) leaveOpen('/*')
      else skip(end + 2)
    } else if (quotation && !open.has(character)) {
      const end = endOf(quotation.end)
      if (end === -1) leaveOpen(character)
      else {
        if (character === '`') hasEscapes = true
        add(quotation.kind, unquoted(source.slice(at + 1, end - 1), quotation.end, hasEscapes), end)
      }
    } else if (character === '$' && !open.has('$') && match(dollar)) {
      const tag = match(dollar) ?? ''
      const end = source.indexOf(tag, at + tag.length)
      if (end === -1) leaveOpen('$')
      else add('text', source.slice(at + tag.length, end), end + tag.length)
    } else {
      const found = match(space)
      if (found !== undefined) at += found.length
      else addPlain()
    }
  }
  return { tokens, unclosed }

  function addPlain() {
    const name = match(word)
    if (name !== undefined) return addWord(name)
    const digits = match(number)
    if (digits !== undefined) return add('number', digits, at + digits.length)
    // A name of a passing table.
    if (source.charAt(at) === '#') {
      let to = at
      while (source.charAt(to) === '#') to += 1
      word.lastIndex = to
      const rest = word.exec(source)?.[0] ?? ''
      return add('name', source.slice(at, to) + rest, to + rest.length)
    }
    return add('symbol', source.charAt(at), at + 1)
  }

  /** A letter before a string says how it is written: N'text', E'text'. */
  function addWord(name: string) {
    if (/^(?:n|e|u|b|x|q)$/i.test(name) && source.charAt(at + 1) === "'" && !open.has("'")) at += 1
    else add('word', name, at + name.length)
  }
}

function unquoted(text: string, end: string, hasEscapes: boolean): string {
  const once = text.replaceAll(end + end, end)
  return hasEscapes && end === "'" ? once.replace(/\\(.)/gs, '$1') : once
}
