import { parseCondition, patternParts } from './conditionText.js'
import type { Condition, ConditionKind } from './isCondition.js'
import { endOfDay, isDay, localEndOfDay, localStartOfDay, startOfDay } from './day.js'

/** How values are read. */
export interface ConditionTestOptions {
  /** The text of a value, `''` when it is empty. Default: a text itself, `''` of anything else. */
  text?: (value: unknown) => string
  /** By which clock a moment lies on a day: this machine's, or UTC. Default `local`. */
  clock?: 'local' | 'utc'
}

type Test<T> = (value: T) => boolean

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/**
 * Makes one test of the conditions of a column, once for a list of rows: it makes no object per value. A value is kept when
 * one of the including conditions finds it, or there is none, and none of the excluding ones does. Texts are compared without
 * regard to case, choices letter by letter; a value that is no number or no moment is empty to numbers and days.
 *
 * @param texts conditions as `parseCondition` reads them; unreadable ones count as none
 * @returns `null` when nothing is restricted
 */
export function conditionTest(
  texts: readonly string[],
  kind: ConditionKind,
  { text = textOf, clock = 'local' }: ConditionTestOptions = {},
): Test<unknown> | null {
  const conditions = texts.flatMap((one) => parseCondition(one, kind) ?? [])
  if (conditions.length === 0) return null
  const included = conditions.filter(({ exclude }) => !exclude)
  const excluded = conditions.filter(({ exclude }) => exclude)
  if (kind === 'number') return kept(numberOf, any(included.map(numberTest)), any(excluded.map(numberTest)))
  if (kind === 'date') {
    const made = (condition: Condition) => dayTest(condition, clock)
    return kept((value) => value, any(included.map(made)), any(excluded.map(made)))
  }
  const made = kind === 'text' ? patternTest : choiceTest
  return kept(text, made(included), made(excluded))
}

function kept<T>(read: (value: unknown) => T, included: Test<T> | null, excluded: Test<T> | null): Test<unknown> {
  if (excluded === null) return included ? (value) => included(read(value)) : () => true
  if (included === null) return (value) => !excluded(read(value))
  return (value) => {
    const known = read(value)
    return included(known) && !excluded(known)
  }
}

function any<T>(tests: readonly Test<T>[]): Test<T> | null {
  const [first] = tests
  if (tests.length < 2) return first ?? null
  return (value) => {
    for (const test of tests) if (test(value)) return true
    return false
  }
}

function choiceTest(conditions: readonly Condition[]): Test<string> | null {
  if (conditions.length === 0) return null
  const values = new Set(conditions.map(({ value }) => value))
  return (text) => values.has(text)
}

/** All patterns of a column in one expression. */
function patternTest(conditions: readonly Condition[]): Test<string> | null {
  if (conditions.length === 0) return null
  let groups = 0
  const sources = conditions.map(({ test, value }) => {
    if (test === 'contains') return literal(value)
    if (test === 'starts') return `^${literal(value)}`
    if (test === 'ends') return `${literal(value)}$`
    if (test !== 'matches') return `^${literal(value)}$`
    const [first = '', ...rest] = patternParts(value)
    const last = rest.pop() ?? ''
    // Each part is taken where it comes first and not looked for again: time grows with the text, not with its powers.
    const middle = rest.filter(Boolean).map((part) => `(?=([^]*?${literal(part)}))\\${++groups}`)
    return `^${literal(first)}${middle.join('')}[^]*${literal(last)}$`
  })
  const pattern = new RegExp(sources.join('|'), 'iu')
  return (text) => pattern.test(text)
}

const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'bigint' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN
}

function numberTest({ test, value, to = value }: Condition): Test<number> {
  const from = Number(value)
  if (test === 'empty') return Number.isNaN
  if (test === 'below') return (number) => number < from
  if (test === 'above') return (number) => number > from
  const [low, high] = [value === '' ? -Infinity : from, to === '' ? Infinity : Number(to)]
  return (number) => number >= low && number <= high
}

const dayShape = /^\d{4}-\d\d-\d\d$/
const momentOf = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? Date.parse(value) : value instanceof Date ? value.getTime() : NaN
}

function dayTest({ test, value, to = value }: Condition, clock: 'local' | 'utc'): Test<unknown> {
  if (test === 'empty') return (one) => Number.isNaN(momentOf(one))
  const [start, end] = clock === 'utc' ? [startOfDay, endOfDay] : [localStartOfDay, localEndOfDay]
  const startOf = (day: string) => (isDay(day) ? start(day) : Date.parse(day))
  const endOf = (day: string) => (isDay(day) ? end(day) : Date.parse(day))
  // A day without a time is that day everywhere, and its text is in the order of days.
  const between = (first: string, last: string, begin: number, finish: number) => (one: unknown) => {
    if (typeof one === 'string' && dayShape.test(one)) return one >= first && one <= last
    const moment = momentOf(one)
    return moment >= begin && moment <= finish
  }
  if (test === 'below') {
    const finish = startOf(value)
    return (one) => (typeof one === 'string' && dayShape.test(one) ? one < value : momentOf(one) < finish)
  }
  if (test === 'above') {
    const begin = endOf(value)
    return (one) => (typeof one === 'string' && dayShape.test(one) ? one > value.slice(0, 10) : momentOf(one) > begin)
  }
  return between(
    value.slice(0, 10),
    to === '' ? '~' : to.slice(0, 10),
    value === '' ? -Infinity : startOf(value),
    to === '' ? Infinity : endOf(to),
  )
}
