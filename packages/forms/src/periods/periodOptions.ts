import { dayNumber, months, weeksOfMonth } from './calendar.js'
import { compareIntervals, intervalKey, intervalOf } from './intervals.js'

/** A period that can be chosen: a whole month, or a week of it. */
export interface PeriodOption {
  /** The canonical key: `2026-03` or `2026-W09`. */
  value: string
  /** `March 2026` in the language of the reader, or `W9`. */
  label: string
  /** Key of the month that it is listed under. */
  group: string
  /** `true` for the month itself. */
  isMonth: boolean
}

/** Name of a month in a language. It is written for the Gregorian calendar whatever calendar the locale has. */
export const monthName = (
  year: number,
  month: number,
  locale: string,
  options: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' },
): string =>
  new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' }).format(
    dayNumber({ year, month, day: 1 }) * 86_400_000,
  )

/** Writes the number of a week; English `W9` by default. */
export type WeekText = (week: number) => string

/** A year's months, each followed by its weeks: 12 months and 52 or 53 weeks. */
export const periodOptions = (
  year: number,
  locale: string,
  weekText: WeekText = (week) => `W${week}`,
): readonly PeriodOption[] =>
  months.flatMap((month) => {
    const group = intervalKey({ year, month })
    const option = (value: string, label: string) => ({ value, label, group, isMonth: value === group })
    return [
      option(group, monthName(year, month, locale)),
      ...weeksOfMonth(year, month).map((week) => option(intervalKey({ year, week }), weekText(week))),
    ]
  })

/** Keys of the weeks of the month that has this key; none for another key. */
export function weekKeysOf(group: string): readonly string[] {
  const { year, month } = intervalOf(group) ?? {}
  return year === undefined || month === undefined
    ? []
    : weeksOfMonth(year, month).map((week) => intervalKey({ year, week }))
}

/** Order of keys: by first day, a month before its weeks; a text that is no key comes last. */
export function comparePeriods(a: string, b: string): number {
  const [left, right] = [intervalOf(a), intervalOf(b)]
  if (left && right) return compareIntervals(left, right)
  return left ? -1 : right ? 1 : a.localeCompare(b, 'en')
}

/** Keys once each and in order. */
export const sortPeriods = (keys: Iterable<string>): readonly string[] => [...new Set(keys)].toSorted(comparePeriods)

/**
 * How much of a month is chosen: `all` when the month itself or each of its weeks is, `some` when a week is, else `none`.
 */
export function monthState(keys: readonly string[], group: string): 'all' | 'some' | 'none' {
  const weeks = weekKeysOf(group)
  const count = weeks.filter((week) => keys.includes(week)).length
  return keys.includes(group) || (count > 0 && count === weeks.length) ? 'all' : count > 0 ? 'some' : 'none'
}

/**
 * Presses the header of a month: chooses all its weeks, or, where all is chosen, takes away the weeks and the month itself.
 */
export function toggleMonthGroup(keys: readonly string[], group: string): readonly string[] {
  const weeks = weekKeysOf(group)
  return monthState(keys, group) === 'all'
    ? keys.filter((key) => key !== group && !weeks.includes(key))
    : sortPeriods([...keys, ...weeks])
}
