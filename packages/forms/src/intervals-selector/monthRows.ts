import { dayOf, intervalKey, months } from '@embpm/calendar'
import type { PeriodRow } from '../period-select/PeriodCell.js'
import type { PeriodText } from '../period-select/usePeriodText.js'

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
