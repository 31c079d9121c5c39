import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Writes points in time (ISO 8601) the way the language in use does, in the user's own time zone, and calendar days
 * (`2026-03-31`) as the days that they are in every zone. What is neither is shown as it is.
 */
export function useDates() {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const dateTime = new Intl.DateTimeFormat(language || 'en', { dateStyle: 'medium', timeStyle: 'short' })
    const date = new Intl.DateTimeFormat(language || 'en', { dateStyle: 'medium', timeZone: 'UTC' })
    const time = new Intl.DateTimeFormat(language || 'en', { timeStyle: 'short' })
    const write = (format: Intl.DateTimeFormat, iso: string) => {
      const point = Date.parse(iso)
      return Number.isNaN(point) ? iso : format.format(point)
    }
    return {
      dateTime: (iso: string) => write(dateTime, iso),
      date: (iso: string) => write(date, iso),
      /** The time of day alone. */
      time: (iso: string) => write(time, iso),
    }
  }, [language])
}
