import * as z from 'zod/mini'

/** How often something recurs, from the rarest to the most frequent. Source: RFC 5545, 3.3.10. */
export const recurrenceFrequencies = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY'] as const

/** How often something recurs. */
export type RecurrenceFrequency = (typeof recurrenceFrequencies)[number]

/** The days of the week as a rule names them, Monday first. */
export const ruleDays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** A day of the week as a rule names it. */
export type RuleDay = (typeof ruleDays)[number]

/** A day of the week in a rule: each one, or the nth of its month or year, from the end where it is negative. */
export interface RuleWeekday {
  day: RuleDay
  nth: number | null
}

/** A recurrence rule, taken apart. Lists are empty where the rule does not say. */
export interface RecurrenceRule {
  freq: RecurrenceFrequency
  interval: number
  /** How many there are, the first one among them; `null` for no end, or one that `until` says. */
  count: number | null
  /** The last possible one, as the rule writes it: 20261231 or 20261231T225959Z. */
  until: string | null
  byDay: readonly RuleWeekday[]
  byMonthDay: readonly number[]
  byMonth: readonly number[]
  bySetPos: readonly number[]
  byYearDay: readonly number[]
  byWeekNo: readonly number[]
  byHour: readonly number[]
  byMinute: readonly number[]
  weekStart: RuleDay
}

/** Why a text is no rule that can be kept. */
export const ruleProblems = [
  /** It is not `NAME=VALUE` with `;` between. */
  'syntax',
  /** It does not say how often. */
  'frequency',
  /** Each minute or second: a calendar cannot show that. */
  'tooOften',
  /** It has a part that no rule has, or one twice. */
  'part',
  /** A value is out of its range. */
  'value',
  /** It ends by a number and by a day at once. */
  'twoEnds',
] as const

/** Why a text is no rule that can be kept. */
export type RuleProblem = (typeof ruleProblems)[number]

/** The most characters of a rule. */
export const maxRuleLength = 500

class WrongRule extends Error {
  readonly problem: RuleProblem
  constructor(problem: RuleProblem) {
    super(problem)
    this.problem = problem
  }
}

const known = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
  'BYYEARDAY',
  'BYWEEKNO',
  'BYHOUR',
  'BYMINUTE',
  'BYSECOND',
  'WKST',
])

const dayPattern = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/
const untilPattern = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ?)?$/

/**
 * Reads the value of an RRULE.
 *
 * @param text `FREQ=WEEKLY;BYDAY=MO`, also with `RRULE:` before it
 * @returns the rule, or why it is none
 */
export function parseRule(text: string): RecurrenceRule | { problem: RuleProblem } {
  try {
    return ruleOf(partsOf(text.replace(/^RRULE:/i, '')))
  } catch (error) {
    if (error instanceof WrongRule) return { problem: error.problem }
    throw error
  }
}

function partsOf(text: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>()
  for (const part of text.toUpperCase().split(';')) {
    const [, name, value] = /^([A-Z-]+)=(.+)$/.exec(part.trim()) ?? []
    if (name === undefined || value === undefined) throw new WrongRule('syntax')
    if (parts.has(name) || !(known.has(name) || name.startsWith('X-'))) throw new WrongRule('part')
    parts.set(name, value)
  }
  return parts
}

function ruleOf(parts: ReadonlyMap<string, string>): RecurrenceRule {
  const numbers = (name: string, least: number, most: number, isSigned = false) =>
    (parts.get(name)?.split(',') ?? []).map((item) => numberIn(item, least, most, isSigned))
  const one = (name: string, most: number) => numbers(name, 1, most)[0] ?? null
  const [count, until] = [one('COUNT', 100_000), parts.get('UNTIL') ?? null]
  if (count !== null && until !== null) throw new WrongRule('twoEnds')
  if (until !== null && !untilPattern.test(until)) throw new WrongRule('value')
  // Seconds are not kept: a rule that names another one than the full minute cannot be followed.
  if (numbers('BYSECOND', 0, 60).some((second) => second !== 0)) throw new WrongRule('value')
  return {
    freq: frequencyOf(parts.get('FREQ')),
    interval: one('INTERVAL', 1000) ?? 1,
    count,
    until,
    byDay: (parts.get('BYDAY')?.split(',') ?? []).map(weekdayIn),
    byMonthDay: numbers('BYMONTHDAY', 1, 31, true),
    byMonth: numbers('BYMONTH', 1, 12),
    bySetPos: numbers('BYSETPOS', 1, 366, true),
    byYearDay: numbers('BYYEARDAY', 1, 366, true),
    byWeekNo: numbers('BYWEEKNO', 1, 53, true),
    byHour: numbers('BYHOUR', 0, 23),
    byMinute: numbers('BYMINUTE', 0, 59),
    weekStart: ruleDayOf(parts.get('WKST') ?? 'MO'),
  }
}

function frequencyOf(text: string | undefined): RecurrenceFrequency {
  const found = recurrenceFrequencies.find((one) => one === text)
  if (!found) throw new WrongRule(text === 'MINUTELY' || text === 'SECONDLY' ? 'tooOften' : 'frequency')
  return found
}

function numberIn(text: string, least: number, most: number, isSigned: boolean): number {
  const value = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN
  const size = isSigned ? Math.abs(value) : value
  if (!(size >= least && size <= most)) throw new WrongRule('value')
  return value
}

function weekdayIn(text: string): RuleWeekday {
  const [, nth, day] = dayPattern.exec(text) ?? []
  if (day === undefined || Math.abs(Number(nth ?? 1)) > 53 || Number(nth ?? 1) === 0) throw new WrongRule('value')
  return { day: ruleDayOf(day), nth: nth === undefined ? null : Number(nth) }
}

function ruleDayOf(text: string): RuleDay {
  const found = ruleDays.find((one) => one === text)
  if (!found) throw new WrongRule('value')
  return found
}

/** Writes a rule as the value of an RRULE, without what is usual. */
export function formatRule(rule: RecurrenceRule): string {
  const list = (name: string, values: readonly (number | string)[]) =>
    values.length > 0 ? [`${name}=${values.join(',')}`] : []
  return [
    `FREQ=${rule.freq}`,
    ...(rule.interval > 1 ? [`INTERVAL=${rule.interval}`] : []),
    ...(rule.count === null ? [] : [`COUNT=${rule.count}`]),
    ...(rule.until === null ? [] : [`UNTIL=${rule.until}`]),
    ...list('BYMONTH', rule.byMonth),
    ...list('BYWEEKNO', rule.byWeekNo),
    ...list('BYYEARDAY', rule.byYearDay),
    ...list('BYMONTHDAY', rule.byMonthDay),
    ...list(
      'BYDAY',
      rule.byDay.map(({ nth, day }) => `${nth ?? ''}${day}`),
    ),
    ...list('BYHOUR', rule.byHour),
    ...list('BYMINUTE', rule.byMinute),
    ...list('BYSETPOS', rule.bySetPos),
    ...(rule.weekStart === 'MO' ? [] : [`WKST=${rule.weekStart}`]),
  ].join(';')
}

/** Schema of a rule as text; empty for what does not recur. */
export const ruleText = z.union([
  z.literal(''),
  z.string().check(
    z.maxLength(maxRuleLength),
    z.refine((text) => !('problem' in parseRule(text))),
  ),
])
