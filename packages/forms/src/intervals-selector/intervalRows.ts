import { dayOf, daysOfWeek, intervalKey, monthGrid, partsOf, months } from '@embpm/calendar'
import type { PeriodRow } from '../period-select/PeriodCell.js'
import type { PeriodText } from '../period-select/usePeriodText.js'
import type { IntervalText } from './useIntervalText.js'

/** The days of a month in lines of seven, Monday first, each line with the number of its ISO week. */
export const dayRows = (year: number, month: number, text: PeriodText, now: Date): readonly PeriodRow[] => {
  const today = dayOf(now)
  return monthGrid(year, month).map((line) => ({
    id: intervalKey({ year: line.year, week: line.week }),
    head: { text: String(line.week), name: text.weekName(line.year, line.week) },
    cells: line.days.map((key) => {
      const date = partsOf(key)
      if (date.month !== month) return null
      const name = text.day(key, { dateStyle: 'full' })
      return { key, text: String(date.day), name, search: `${String(date.day)} ${name}`, current: key === today }
    }),
  }))
}

/** The heads of the columns: the weeks' one and the days of the week, Monday first. */
export const dayColumns = (text: IntervalText): readonly { text: string; name: string }[] => [
  { text: '', name: text.of('weeks') },
  ...daysOfWeek(2026, 1).map((day) => ({
    text: text.day(day, { weekday: 'short' }),
    name: text.day(day, { weekday: 'long' }),
  })),
]

/** The twelve months of a year in lines of three. */
export const monthRows = (year: number, text: PeriodText, now: Date): readonly PeriodRow[] => {
  const thisMonth = dayOf(now).slice(0, 7)
  const cells = months.map((month) => {
    const key = intervalKey({ year, month })
    const name = text.month(year, month)
    return {
      key,
      text: text.month(year, month, { month: 'short' }),
      name,
      search: `${name} ${String(month)}`,
      current: key === thisMonth,
    }
  })
  return [0, 3, 6, 9].map((at) => ({ id: `${String(year)}/${String(at)}`, cells: cells.slice(at, at + 3) }))
}
