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
export function readRange(text: string, kind: 'number' | 'date'): Condition | null {
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

/** Whether a text can be read as a condition: in texts and choices every one can. */
export const isCondition = (text: string, kind: ConditionKind): boolean =>
  (kind !== 'number' && kind !== 'date') || readRange(text, kind) !== null

/** The value that a condition on a choice names; `''` when it asks for none. */
export const choiceOf = (text: string): string => text.replace(/^!?=?/, '')

/** The condition, as text, that a value is exactly this one, whatever signs it has. */
export const exactly = (value: string): string => (/^[!=<>]|\*|\.\./.test(value) ? `=${value}` : value || '=')
