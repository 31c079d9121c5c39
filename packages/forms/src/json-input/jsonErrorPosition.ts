const token =
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null)/uy

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing'

/**
 * Where a text stops being JSON, as line and column from 1. Engines word their errors differently and some name no place,
 * so the text is read here. Meant for a text that `JSON.parse` refuses; the end of the text when nothing else is found.
 */
export function jsonErrorPosition(text: string): { line: number; column: number } {
  const before = text.slice(0, errorOffset(text)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function errorOffset(text: string): number {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  token.lastIndex = 0
  for (;;) {
    const from: number = token.lastIndex
    const match = token.exec(text)
    if (match === null) return from + (/^[ \t\n\r]*/.exec(text.slice(from))?.[0].length ?? 0)
    const next = step(expected, match[1], match[2] !== undefined, open)
    if (next === null) return from + (/^[ \t\n\r]*/.exec(match[0])?.[0].length ?? 0)
    expected = next
  }
}

/** The state after one token; `null` when the token is not allowed here. `sign` is a bracket, comma or colon. */
function step(expected: Expected, sign: string | undefined, isString: boolean, open: ('{' | '[')[]): Expected | null {
  const afterValue = (): Expected => (open.length === 0 ? 'nothing' : ', or end')
  const close = (): Expected => {
    open.pop()
    return afterValue()
  }
  const value = (): Expected | null => {
    if (sign === undefined) return afterValue()
    if (sign !== '{' && sign !== '[') return null
    open.push(sign)
    return sign === '{' ? 'key or }' : 'value or ]'
  }
  switch (expected) {
    case 'value':
      return value()
    case 'value or ]':
      return sign === ']' ? close() : value()
    case 'key':
      return isString ? ':' : null
    case 'key or }':
      return sign === '}' ? close() : isString ? ':' : null
    case ':':
      return sign === ':' ? 'value' : null
    case ', or end':
      if (sign === ',') return open.at(-1) === '{' ? 'key' : 'value'
      return sign === (open.at(-1) === '{' ? '}' : ']') ? close() : null
    case 'nothing':
      return null
  }
}
