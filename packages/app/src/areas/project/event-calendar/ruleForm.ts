import { daysInMonth } from '@embpm/calendar/week'
import { weekdayOf } from '@embpm/calendar/week'
import {
  formatRule,
  parseRule,
  type RecurrenceRule,
  type RuleDay,
  ruleDays,
  type RuleWeekday,
} from '@embpm/contract/recurrence-rule'

/** How often, as a form asks for it; `other` for a rule that it cannot ask for, which is kept as it is. */
export const ruleRepeats = ['never', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'other'] as const

/** How often something recurs, as a form asks for it. */
export type RuleRepeat = (typeof ruleRepeats)[number]

/** On which day of a month: the one of the start, that weekday of it, the last such weekday, the last day, the last from Monday to Friday. */
export const monthlyDays = ['dayOfMonth', 'nthWeekday', 'lastWeekday', 'lastDay', 'lastWorkday'] as const

/** On which day of a month something recurs. */
export type MonthlyDay = (typeof monthlyDays)[number]

/** When a series ends. */
export const ruleEnds = ['never', 'until', 'count'] as const

/** When a series ends. */
export type RuleEnd = (typeof ruleEnds)[number]

/** A rule as a form asks for it. */
export interface RuleForm {
  repeats: RuleRepeat
  interval: number
  /** Of a weekly one. */
  days: readonly RuleDay[]
  /** Of a monthly one. */
  on: MonthlyDay
  ends: RuleEnd
  until: string | null
  count: number
}

const workdays: readonly RuleDay[] = ['MO', 'TU', 'WE', 'TH', 'FR']

/** The day of the week of a moment, as a rule names it. */
export const ruleDayOf = (start: string): RuleDay => ruleDays[weekdayOf(start.slice(0, 10)) - 1] ?? 'MO'

/** The form of an event that is once. */
export const onceForm = (start: string): RuleForm => ({
  repeats: 'never',
  interval: 1,
  days: [ruleDayOf(start)],
  on: 'dayOfMonth',
  ends: 'never',
  until: null,
  count: 10,
})

/** The form of a rule of an event that begins then. */
export function ruleFormOf(text: string, start: string): RuleForm {
  const usual = onceForm(start)
  if (text === '') return usual
  const rule = parseRule(text)
  if ('problem' in rule) return { ...usual, repeats: 'other' }
  const { until, count } = rule
  const form: RuleForm = {
    ...usual,
    interval: rule.interval,
    ends: until !== null ? 'until' : count !== null ? 'count' : 'never',
    until: until === null ? null : `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`,
    count: count ?? usual.count,
  }
  return { ...form, ...howOften(rule, start) }
}

/** Which of a form's ways a rule is. */
function howOften(rule: RecurrenceRule, start: string): Pick<RuleForm, 'repeats'> & Partial<RuleForm> {
  const other = { repeats: 'other' } as const
  if (rule.byYearDay.length + rule.byWeekNo.length + rule.byHour.length + rule.byMinute.length > 0) return other
  const isPlain = rule.byDay.length + rule.byMonthDay.length + rule.byMonth.length + rule.bySetPos.length === 0
  if (rule.freq === 'DAILY' || rule.freq === 'YEARLY') return isPlain ? { repeats: rule.freq } : other
  if (rule.freq === 'WEEKLY') {
    const days = rule.byDay.filter(({ nth }) => nth === null).map(({ day }) => day)
    if (days.length !== rule.byDay.length || rule.byMonthDay.length + rule.byMonth.length > 0) return other
    return { repeats: 'WEEKLY', ...(days.length > 0 && { days }) }
  }
  const on = rule.freq === 'MONTHLY' ? monthlyDayOf(rule, start) : undefined
  return on === undefined ? other : { repeats: 'MONTHLY', on }
}

function monthlyDayOf(rule: RecurrenceRule, start: string): MonthlyDay | undefined {
  const found = monthlyDays.find((on) => samePlaces(rule, placesOf(on, start)))
  const isPlain = rule.byDay.length + rule.byMonthDay.length + rule.bySetPos.length === 0
  return found ?? (isPlain ? 'dayOfMonth' : undefined)
}

type Places = Pick<RecurrenceRule, 'byDay' | 'byMonthDay' | 'bySetPos'>

const placesText = ({ byDay, byMonthDay, bySetPos }: Places) =>
  JSON.stringify([byDay.map(({ nth, day }) => `${nth ?? ''}${day}`).toSorted(), byMonthDay, bySetPos])

const samePlaces = (a: Places & Pick<RecurrenceRule, 'byMonth'>, b: Places) =>
  a.byMonth.length === 0 && placesText(a) === placesText(b)

/** The parts of a monthly rule that say on which day. */
function placesOf(on: MonthlyDay, start: string): Places {
  const nothing: Places = { byDay: [], byMonthDay: [], bySetPos: [] }
  const weekday = (nth: number): RuleWeekday => ({ day: ruleDayOf(start), nth })
  if (on === 'dayOfMonth') return { ...nothing, byMonthDay: [dayOfMonth(start)] }
  if (on === 'lastDay') return { ...nothing, byMonthDay: [-1] }
  if (on === 'nthWeekday') return { ...nothing, byDay: [weekday(Math.ceil(dayOfMonth(start) / 7))] }
  if (on === 'lastWeekday') return { ...nothing, byDay: [weekday(-1)] }
  return { ...nothing, byDay: workdays.map((day) => ({ day, nth: null })), bySetPos: [-1] }
}

const dayOfMonth = (start: string) => Number(start.slice(8, 10))

/** The ways in which an event that begins then can recur each month. */
export function monthlyDaysOf(start: string): readonly MonthlyDay[] {
  const left = daysInMonth(Number(start.slice(0, 4)), Number(start.slice(5, 7))) - dayOfMonth(start)
  return monthlyDays.filter((on) =>
    on === 'lastWeekday' ? left < 7 : on === 'nthWeekday' ? dayOfMonth(start) <= 28 : true,
  )
}

/** Writes the rule of a form, of an event that begins then; `kept` is the rule that was there, for one that no form can ask for. */
export function ruleTextOf(form: RuleForm, start: string, kept: string): string {
  if (form.repeats === 'never') return ''
  if (form.repeats === 'other') return kept
  const rule: RecurrenceRule = {
    freq: form.repeats,
    interval: form.interval,
    count: form.ends === 'count' ? form.count : null,
    until: form.ends === 'until' && form.until !== null ? form.until.replaceAll('-', '') : null,
    byDay: form.repeats === 'WEEKLY' ? form.days.map((day) => ({ day, nth: null })) : [],
    byMonthDay: [],
    byMonth: [],
    bySetPos: [],
    byYearDay: [],
    byWeekNo: [],
    byHour: [],
    byMinute: [],
    weekStart: 'MO',
    ...(form.repeats === 'MONTHLY' && placesOf(form.on, start)),
  }
  return formatRule(rule)
}
