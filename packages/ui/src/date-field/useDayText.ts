import { useUiLocale } from '../ui-strings/index.js'

/** Writes a day `yyyy-mm-dd` in the locale of `UiStrings`, such as "Nov 20, 2026"; what is no day stays as it is. */
export function useDayText(): (day: string) => string {
  const locale = useUiLocale()
  return (day) => {
    const moment = new Date(`${day}T00:00:00Z`)
    if (Number.isNaN(moment.getTime())) return day
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' }).format(moment)
  }
}
