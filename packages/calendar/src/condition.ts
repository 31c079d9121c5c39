import { isDay } from './day.js'

/** What the values of a column are, which decides what its conditions can say; `choice` for codes, ids, yes and no. */
export type ConditionKind = 'text' | 'number' | 'date' | 'choice'

/**
 * What a condition asks of a value. `is` and `empty` go for every kind; `contains`, `starts`, `ends` and `matches` for texts;
 * `between` (both ends included), `below` and `above` (the end itself left out) for numbers and days.
 */
export type ConditionTest = 'is' | 'empty' | 'contains' | 'starts' | 'ends' | 'matches' | 'between' | 'below' | 'above'

/** One condition on the values of a column. */
export interface Condition {
  /** `true` drops what the test finds, `false` keeps it. Never `true` of `below` and `above`. */
  exclude: boolean
  test: ConditionTest
  /**
   * What is looked for; of `between` the first end, of `matches` a pattern with `*` for any text, where `\*` is the sign itself.
   * A number as JavaScript writes it, a day as `yyyy-mm-dd`, a moment in ISO 8601. `''` of `empty` and of an open end.
   */
  value: string
  /** The last end of `between`; `''` when it is open. Otherwise absent. */
  to?: string
}

const numberSigns = /^[-+.e\d]+$/i
const momentShape = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[-+]\d\d:\d\d)$/

/** A number or a day as it is written everywhere; `null` when the text is none. */
function endOf(text: string, kind: 'number' | 'date'): string | null {
  if (kind === 'number') {
    const value = numberSigns.test(text) ? Number(text) : NaN
    return Number.isFinite(value) ? String(value) : null
  }
  return isDay(text) || (momentShape.test(text) && !Number.isNaN(Date.parse(text))) ? text : null
}

/** Reads a condition on numbers or days; `null` when it is none. */
function readRange(text: string, kind: 'number' | 'date'): Condition | null {
  const exclude = text.startsWith('!')
  const body = exclude ? text.slice(1) : text
  if (body === '=') return { exclude, test: 'empty', value: '' }
  const ends = body.split('..').map((end) => (end === '' ? '' : endOf(end, kind)))
  const [from, to] = ends
  if (ends.length === 2)
    return typeof from === 'string' && typeof to === 'string' && from + to !== ''
      ? { exclude, test: 'between', value: from, to }
      : null
  const test = body.startsWith('<') ? 'below' : body.startsWith('>') ? 'above' : 'is'
  // What is not less than 10 is at least 10, which has a text of its own.
  const value = exclude && test !== 'is' ? null : endOf(body.replace(/^[=<>]/, ''), kind)
  return value === null ? null : { exclude, test, value }
}

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
  const body = exclude ? text.slice(1) : text
  if (body === '' || body === '=') return { exclude, test: 'empty', value: '' }
  if (body.startsWith('=')) return { exclude, test: 'is', value: body.slice(1) }
  return { exclude, ...(kind === 'text' ? patternCondition(body) : { test: 'is', value: body }) }
}

/** Whether a text can be read as a condition: in texts and choices every one can. */
export const isCondition = (text: string, kind: ConditionKind): boolean =>
  (kind !== 'number' && kind !== 'date') || readRange(text, kind) !== null

const escaped = (text: string): string => text.replace(/^[!=]|[\\*]/g, '\\$&')

/** Writes a condition as `parseCondition` reads it. */
export function formatCondition({ exclude, test, value, to = '' }: Condition): string {
  const body = {
    is: () => (/^[!=<>]|\*|\.\./.test(value) ? `=${value}` : value || '='),
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

/** The condition, as text, that a value is exactly this one, whatever signs it has. */
export const exactly = (value: string): string => formatCondition({ exclude: false, test: 'is', value })
