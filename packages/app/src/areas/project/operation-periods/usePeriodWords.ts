import { differenceInDays } from '@embpm/calendar'
import { closingDays, type PeriodMonth } from '@embpm/contract/period-closing'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** What is called how in the language in use: months, numbers, days, and how late a month is. */
export function usePeriodWords() {
  const { t, i18n } = useTranslation()
  const language = i18n.language || 'en'
  return useMemo(() => {
    const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    const whole = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    const percent = new Intl.NumberFormat(language, {
      style: 'percent',
      maximumFractionDigits: 1,
      roundingMode: 'trunc',
    })
    const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    return {
      monthName: (start: string) => month.format(Date.parse(start)),
      monthOfYear: (start: string) => whole.format(Date.parse(start)),
      number: (value: number) => number.format(value),
      share: (part: number, of: number) => percent.format(part / of),
      day: (iso: string) => days.format(Date.parse(iso)),
      range: (start: string, end: string) => days.formatRange(Date.parse(start), Date.parse(end)),
      week: (week: number) => t('periods.week', { number: String(week).padStart(2, '0') }),
    }
  }, [language, t])
}

/** By how many days a month that is still open is late; 0 while it is in time. */
export const daysLate = ({ state, end }: Pick<PeriodMonth, 'state' | 'end'>, today: string): number =>
  state === 'open' ? Math.max(0, differenceInDays(today, end) - closingDays) : 0
