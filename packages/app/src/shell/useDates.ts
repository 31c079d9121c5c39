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
    const write = (format: Intl.DateTimeFormat, iso: string) => {
      const time = Date.parse(iso)
      return Number.isNaN(time) ? iso : format.format(time)
    }
    return {
      dateTime: (iso: string) => write(dateTime, iso),
      date: (iso: string) => write(date, iso),
    }
  }, [language])
}
