import { isoWeekOf } from '@embpm/calendar'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes weeks, months and shares the way the language in use does. */
export function useStepText() {
  const { t, i18n } = useTranslation()
  return useMemo(() => {
    const language = i18n.language || 'en'
    const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
    const inYear = new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit', timeZone: 'UTC' })
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
    const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
    return {
      /** The week of its Monday: "W47". */
      week: (monday: string) => t('dashboards.week', { number: isoWeekOf(monday).week }),
      /** The month of its first day: "Nov". */
      month: (first: string) => month.format(Date.parse(first)),
      /** The month with its year: "Nov 26". */
      monthOfYear: (first: string) => inYear.format(Date.parse(first)),
      number: number.format,
      /** A large number in little room: "1.3K". */
      short: short.format,
      /** A share from 0 to 1. */
      percent: percent.format,
      /** With its sign. */
      signed: signed.format,
    }
  }, [t, i18n.language])
}
