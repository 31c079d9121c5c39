import { dayOf, daysOfWeek, intervalKey, monthGrid, partsOf } from '@embpm/calendar'
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
