import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes points in time (ISO 8601) the way the language in use does, in the user's own time zone. */
export function useDates() {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const dateTime = new Intl.DateTimeFormat(language || 'en', { dateStyle: 'medium', timeStyle: 'short' })
    return { dateTime: (iso: string) => dateTime.format(new Date(iso)) }
  }, [language])
}
