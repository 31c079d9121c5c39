import { firstDayOf, intervalKey, intervalKind, intervalOf, isoWeekOf, startOfDay, type Day } from '@embpm/calendar'
import { useUiLocale, useWords, type Translate } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { monthName } from '../periods/periodOptions.js'
import type { PeriodChip } from './PeriodChips.js'
import { periodWords } from './periodWords.js'

/** How periods are written here. */
export interface PeriodText {
  locale: string
  t: Translate<typeof periodWords.words>
  /** `W9`. */
  week: (week: number) => string
  /** `Week 9, February 2026`. */
  weekName: (year: number, week: number) => string
  /** `March 2026`, or what the options ask for. */
  month: (year: number, month: number, options?: Intl.DateTimeFormatOptions) => string
  /** `14 March 2026`, or what the options ask for. */
  day: (day: Day, options?: Intl.DateTimeFormatOptions) => string
  /** What stands on the chips of these keys, in their order: the year only with the first week of it. */
  chips: (keys: readonly string[]) => readonly PeriodChip[]
}

const dayStyle: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }

/** Periods in the words and the language of `UiStrings`. */
export function usePeriodText(): PeriodText {
  const locale = useUiLocale()
  const t = useWords(periodWords)
  return useMemo(() => {
    const week = (number: number) => t('week', { week: String(number) })
    const month: PeriodText['month'] = (year, month, options) => monthName(year, month, locale, options)
    const day: PeriodText['day'] = (day, options = dayStyle) =>
      new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' }).format(startOfDay(day))
    const weekName = (year: number, number: number) =>
      t('weekName', {
        week: String(number),
        month: month(year, isoWeekOf(firstDayOf({ year, week: number })).month),
      })
    const chip = (key: string, yearBefore: number | undefined): PeriodChip => {
      const interval = intervalOf(key)
      const { year = 0, month: inMonth = 1, week: inWeek = 1 } = interval ?? {}
      switch (interval && intervalKind(interval)) {
        case 'week':
          return {
            key,
            text: year === yearBefore ? week(inWeek) : `${String(year)} ${week(inWeek)}`,
            name: weekName(year, inWeek),
          }
        case 'month':
          return {
            key,
            text: month(year, inMonth, { month: 'short', year: 'numeric' }),
            name: t('wholeMonth', { month: month(year, inMonth) }),
          }
        case 'day':
          return { key, text: day(key), name: day(key, { dateStyle: 'full' }) }
        case 'other':
        case null:
          return { key, text: key, name: key }
      }
    }
    const chips = (keys: readonly string[]) => {
      let before: number | undefined
      return keys.map((key) => {
        const made = chip(key, before)
        const interval = intervalOf(key)
        if (interval && intervalKey(interval) === key && intervalKind(interval) === 'week') before = interval.year
        return made
      })
    }
    return { locale, t, week, weekName, month, day, chips }
  }, [locale, t])
}
