import { isDay, startOfDay } from '@embpm/calendar/day'
import { useUiLocale } from '../ui-strings/index.js'

/** Writes a day `yyyy-mm-dd` in the locale of `UiStrings`, such as "Nov 20, 2026"; what is no day stays as it is. */
export function useDayText(): (day: string) => string {
  const locale = useUiLocale()
  return (day) => {
    if (!isDay(day)) return day
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' })
    return format.format(startOfDay(day))
  }
}
