import { calendarDateOf, intervalKey, months } from '../periods/index.js'
import type { PeriodRow } from '../period-select/PeriodCell.js'
import type { PeriodText } from '../period-select/usePeriodText.js'

/** The twelve months of a year in lines of three. */
export const monthRows = (year: number, text: PeriodText, now: Date): readonly PeriodRow[] => {
  const today = calendarDateOf(now)
  const cells = months.map((month) => ({
    key: intervalKey({ year, month }),
    text: text.month(year, month, { month: 'short' }),
    name: text.month(year, month),
    search: `${text.month(year, month)} ${String(month)}`,
    current: today.year === year && today.month === month,
  }))
  return [0, 3, 6, 9].map((at) => ({ id: `${String(year)}/${String(at)}`, cells: cells.slice(at, at + 3) }))
}
