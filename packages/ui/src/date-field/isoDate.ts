import { parseDate, type CalendarDate } from '@internationalized/date'
import { isDay, startOfDay } from '@embpm/calendar/day'
import { useUiLocale } from '../ui-strings/index.js'

/** The day that a text `yyyy-mm-dd` stands for; `null` for nothing and for what is no such day. */
export function isoDate(text: string | null | undefined): CalendarDate | null {
  if (!text) return null
  try {
    return parseDate(text)
  } catch {
    return null
  }
}

/** Writes a day `yyyy-mm-dd` in the locale of `UiStrings`, such as "Nov 20, 2026"; what is no day stays as it is. */
export function useDayText(): (day: string) => string {
  const locale = useUiLocale()
  return (day) => {
    if (!isDay(day)) return day
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' })
    return format.format(startOfDay(day))
  }
}
