import { firstDayOf, lastDayOf, months, weeksInYear, type Interval } from '@embpm/calendar'

const spanOf = (interval: Interval) => ({ start: firstDayOf(interval), end: lastDayOf(interval) })

/** The months and the ISO weeks of a year, 52 or 53, with their days. */
export const calendarOfYear = (year: number) => [
  ...months.map((month) => ({ year, number: month, interval: 'MONTHLY' as const, ...spanOf({ year, month }) })),
  ...Array.from({ length: weeksInYear(year) }, (_, index) => ({
    year,
    number: index + 1,
    interval: 'WEEKLY' as const,
    ...spanOf({ year, week: index + 1 }),
  })),
]
