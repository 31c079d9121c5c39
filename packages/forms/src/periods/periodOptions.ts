import {
  dayOf,
  firstDayOf,
  intervalKey,
  intervalOf,
  months,
  partsOf,
  sortPeriods,
  startOfDay,
  weeksOfMonth,
} from '@embpm/calendar'

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
    startOfDay(firstDayOf({ year, month })),
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

/** The years to choose from: the one before, the current one and the two after. */
export function yearChoices(now: Date): readonly number[] {
  const { year } = partsOf(dayOf(now))
  return [year - 1, year, year + 1, year + 2]
}
