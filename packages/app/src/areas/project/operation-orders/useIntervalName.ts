import { firstDayOf, intervalKey, intervalKind, lastDayOf, startOfDay, type Interval } from '@embpm/calendar'
import { monthName } from '@embpm/forms/periods'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Names an interval so that one knows its days: "May 2027", "Week 35, Aug 30 – Sep 5, 2027", "Sun, May 2, 2027". */
export function useIntervalName(): (interval: Interval) => string {
  const { t, i18n } = useTranslation()
  const language = i18n.language || 'en'
  return useMemo(() => {
    const style = { calendar: 'gregory', timeZone: 'UTC', dateStyle: 'medium' } as const
    const days = new Intl.DateTimeFormat(language, style)
    const day = new Intl.DateTimeFormat(language, {
      calendar: 'gregory',
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    })
    return (interval) => {
      const first = startOfDay(firstDayOf(interval))
      switch (intervalKind(interval)) {
        case 'month':
          return monthName(interval.year, interval.month ?? 1, language)
        case 'week':
          return t('operationOrders.week', {
            week: interval.week ?? 1,
            days: days.formatRange(first, startOfDay(lastDayOf(interval))),
          })
        case 'day':
          return day.format(first)
        case 'other':
          return intervalKey(interval)
      }
    }
  }, [t, language])
}
