import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes how long something takes, in minutes, as the language in use does. */
export function useMinutes(): (minutes: number) => string {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const { format } = new Intl.NumberFormat(language || 'en', { style: 'unit', unit: 'minute', unitDisplay: 'short' })
    return (minutes) => format(minutes)
  }, [language])
}
