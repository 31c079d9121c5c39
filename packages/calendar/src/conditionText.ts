import { choiceOf, exactly, readRange, type Condition, type ConditionKind } from './isCondition.js'

/** Splits a pattern at its `*`; behind a `\`, the signs `*`, `!`, `=` and `\` are themselves. */
export function patternParts(pattern: string): string[] {
  const parts = ['']
  for (const [sign] of pattern.matchAll(/\\[\\*!=]|[^]/g)) {
    if (sign === '*') parts.push('')
    else parts.push((parts.pop() ?? '') + (sign.length === 2 ? sign.slice(1) : sign))
  }
  return parts
}

/** A text in which `*` stands for any text, as the condition that says the same. */
export function patternCondition(pattern: string): Omit<Condition, 'exclude'> {
  if (!pattern.includes('*')) return { test: 'is', value: pattern }
  const [first = '', ...rest] = patternParts(pattern)
  const last = rest.pop()
  const middle = rest.filter(Boolean)
  if (last === undefined) return { test: 'is', value: first }
  if (middle.length === 0 && (first === '') !== (last === ''))
    return first === '' ? { test: 'ends', value: last } : { test: 'starts', value: first }
  const [only] = middle
  if (only !== undefined && middle.length === 1 && first + last === '') return { test: 'contains', value: only }
  return { test: 'matches', value: pattern.replace(/^[!=]/, '\\$&') }
}

/**
 * Reads a condition as an address, a saved view and a request write it:
 *
 * | Text | Condition |
 * | --- | --- |
 * | `OData` | is OData |
 * | `Z*` · `*1` · `*sales*` · `Z*1` | begins with, ends with, contains, is like (texts alone) |
 * | `10..20` · `10..` · `..20` | between, at least, at most (numbers and days alone) |
 * | `<10` · `>10` | less, more; before, after (numbers and days alone) |
 * | `=` | is empty |
 * | `=a*b` | is `a*b`, letter by letter |
 * | `!…` | not; not before `<` and `>` |
 *
 * @returns `null` for what is no number or day where one is needed, and no text of these
 */
export function parseCondition(text: string, kind: ConditionKind): Condition | null {
  if (kind === 'number' || kind === 'date') return readRange(text, kind)
  const exclude = text.startsWith('!')
  const body = text.slice(exclude ? 1 : 0)
  const value = choiceOf(text)
  if (value === '') return { exclude, test: 'empty', value }
  return { exclude, ...(kind === 'text' && value === body ? patternCondition(body) : { test: 'is', value }) }
}

const escaped = (text: string): string => text.replace(/^[!=]|[\\*]/g, '\\$&')

/** Writes a condition as `parseCondition` reads it. */
export function formatCondition({ exclude, test, value, to = '' }: Condition): string {
  const body = {
    is: () => exactly(value),
    empty: () => '=',
    contains: () => `*${escaped(value)}*`,
    starts: () => `${escaped(value)}*`,
    ends: () => `*${escaped(value)}`,
    matches: () => value,
    between: () => `${value}..${to}`,
    below: () => `<${value}`,
    above: () => `>${value}`,
  }[test]()
  return (exclude ? '!' : '') + body
}
