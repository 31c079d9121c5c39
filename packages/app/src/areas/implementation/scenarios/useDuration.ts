import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes minutes in the language in use: 45 min; 3 hr, 42 min. */
export function useDuration(): (minutes: number) => string {
  const { language } = useTranslation().i18n
  return useCallback(
    (minutes) => {
      const locale = language || 'en'
      const write = (unit: 'hour' | 'minute', value: number) =>
        new Intl.NumberFormat(locale, { style: 'unit', unit }).format(value)
      const hours = Math.floor(minutes / 60)
      if (hours === 0) return write('minute', minutes)
      const parts = [write('hour', hours), ...(minutes % 60 > 0 ? [write('minute', minutes % 60)] : [])]
      return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(parts)
    },
    [language],
  )
}
