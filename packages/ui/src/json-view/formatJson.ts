/** What a piece of formatted JSON is. `more` stands for a number of left-out entries or characters, given in `count`. */
export type JsonTokenKind = 'key' | 'string' | 'number' | 'literal' | 'note' | 'plain' | 'more'

/** One coloured piece of formatted JSON. */
export interface JsonToken {
  kind: JsonTokenKind
  text: string
  count?: number
}

/** Limits of `formatJson`: beyond them the rest is only counted. */
export interface JsonLimits {
  /** Entries of all objects and lists together. Default 2,000. */
  entries?: number
  /** Nesting. Default 40. */
  depth?: number
  /** Characters of one string. Default 5,000. */
  characters?: number
}

interface State {
  tokens: JsonToken[]
  parents: Set<object>
  left: number
  depth: number
  characters: number
}

/**
 * Any value as indented JSON in coloured pieces. Never throws: what JSON cannot say becomes a note (`[Circular]`,
 * `[Function]`, `[Unreadable]`, `10n`), and what is too large is cut and counted.
 */
export function formatJson(
  value: unknown,
  { entries = 2000, depth = 40, characters = 5000 }: JsonLimits = {},
): JsonToken[] {
  const state: State = { tokens: [], parents: new Set(), left: entries, depth, characters }
  write(value, '', state)
  return state.tokens
}

const write = (value: unknown, indent: string, state: State): void => {
  const put = (kind: JsonTokenKind, text: string) => state.tokens.push({ kind, text })
  if (value === null || typeof value === 'boolean') put('literal', String(value))
  else if (typeof value === 'number') put('number', Object.is(value, -0) ? '-0' : String(value))
  else if (typeof value === 'bigint') put('number', `${value}n`)
  else if (typeof value === 'string') writeString('string', value, state)
  else if (typeof value === 'object') writeObject(value, indent, state)
  else if (typeof value === 'symbol') put('note', value.toString())
  else put('note', value === undefined ? 'undefined' : '[Function]')
}

const writeString = (kind: 'key' | 'string', value: string, state: State): void => {
  const cut = value.length > state.characters
  state.tokens.push({ kind, text: quote(cut ? value.slice(0, state.characters) : value) })
  if (cut) state.tokens.push({ kind: 'more', text: '', count: value.length - state.characters })
}

/** Escapes what would turn the reading direction as well: an identifier must look like what it is. */
const quote = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const writeObject = (value: object, indent: string, state: State): void => {
  if (state.parents.has(value)) {
    state.tokens.push({ kind: 'note', text: '[Circular]' })
    return
  }
  if (indent.length >= state.depth * 2) {
    state.tokens.push({ kind: 'note', text: '[…]' })
    return
  }
  state.parents.add(value)
  // Getters, proxies and revoked objects may throw anywhere; what was written so far stays.
  try {
    if (value instanceof Date) state.tokens.push({ kind: 'string', text: dateText(value) })
    else if (value instanceof Map || value instanceof Set) writeList([...value], indent, state)
    // Binary data may have millions of entries, and listing their keys would take that much memory.
    else if (ArrayBuffer.isView(value)) state.tokens.push({ kind: 'note', text: '[Binary data]' })
    else if (Array.isArray(value)) writeList(value, indent, state)
    else writeEntries(value, indent, state)
  } catch {
    state.tokens.push({ kind: 'note', text: '[Unreadable]' })
  }
  state.parents.delete(value)
}

const dateText = (date: Date): string => (Number.isNaN(date.getTime()) ? '[Invalid date]' : `"${date.toISOString()}"`)

const writeList = (list: readonly unknown[], indent: string, state: State): void =>
  writeBlock('[', ']', list.length, indent, state, (index, inner) => write(list[index], inner, state))

const writeEntries = (value: object, indent: string, state: State): void => {
  const keys = Object.keys(value)
  writeBlock('{', '}', keys.length, indent, state, (index, inner) => {
    const key = keys[index] ?? ''
    writeString('key', key, state)
    state.tokens.push({ kind: 'plain', text: ': ' })
    let entry: unknown
    try {
      entry = Reflect.get(value, key)
    } catch {
      state.tokens.push({ kind: 'note', text: '[Unreadable]' })
      return
    }
    write(entry, inner, state)
  })
}

const writeBlock = (
  open: string,
  close: string,
  length: number,
  indent: string,
  state: State,
  writeEntry: (index: number, inner: string) => void,
): void => {
  const plain = (text: string) => state.tokens.push({ kind: 'plain', text })
  if (length === 0) {
    plain(open + close)
    return
  }
  const inner = `${indent}  `
  plain(open)
  for (let index = 0; index < length; index++) {
    plain(`${index ? ',' : ''}\n${inner}`)
    if (state.left <= 0) {
      state.tokens.push({ kind: 'more', text: '', count: length - index })
      break
    }
    state.left--
    writeEntry(index, inner)
  }
  plain(`\n${indent}${close}`)
}
