import { endOfMonth, endOfYear, startOfMonth, startOfYear, type CalendarDate } from '@internationalized/date'

/** A well-known period with its first and last day, `yyyy-mm-dd`. */
export interface Period {
  name: 'today' | 'lastDays' | 'thisMonth' | 'thisYear'
  from: string
  to: string
}

/** The periods that one asks for most, around a day; the last seven days end with it. */
export function periodsOf(today: CalendarDate): Period[] {
  const period = (name: Period['name'], from: CalendarDate, to: CalendarDate): Period => ({
    name,
    from: from.toString(),
    to: to.toString(),
  })
  return [
    period('today', today, today),
    period('lastDays', today.subtract({ days: 6 }), today),
    period('thisMonth', startOfMonth(today), endOfMonth(today)),
    period('thisYear', startOfYear(today), endOfYear(today)),
  ]
}
