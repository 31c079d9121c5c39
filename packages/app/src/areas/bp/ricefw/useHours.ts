import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes hours the way the language in use does: `64h`, `64 Std.`, `64 ч`. */
export function useHours(): (hours: number) => string {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const format = new Intl.NumberFormat(language || 'en', {
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'narrow',
      maximumFractionDigits: 1,
    })
    return (hours: number) => format.format(hours)
  }, [language])
}
