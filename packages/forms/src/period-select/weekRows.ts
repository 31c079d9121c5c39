import { dayOf, intervalKey, isoWeekOf, months, weeksOfMonth } from '@embpm/calendar'
import { monthState, weekKeysOf } from '../periods/periodOptions.js'
import type { PeriodCell, PeriodRow } from './PeriodCell.js'
import type { PeriodText } from './usePeriodText.js'

/** The months of a year with their weeks, and with the months themselves as a first tile where `withMonths` says so. */
export const weekRows = (
  year: number,
  chosen: readonly string[],
  text: PeriodText,
  now: Date,
  withMonths: boolean,
): readonly PeriodRow[] => {
  const today = isoWeekOf(dayOf(now))
  return months.map((month) => {
    const id = intervalKey({ year, month })
    const name = text.month(year, month)
    const weeks = weekKeysOf(id)
    const whole: PeriodCell = {
      key: id,
      text: text.month(year, month, { month: 'short' }),
      name: text.t('wholeMonth', { month: name }),
      search: `${name} ${id}`,
      locked: chosen.includes(id),
    }
    const cells = weeksOfMonth(year, month).map((week): PeriodCell => {
      const key = intervalKey({ year, week })
      return {
        key,
        text: text.week(week),
        name: text.weekName(year, week),
        search: `${text.week(week)} w${String(week)} w${key.slice(-2)} ${String(week)} ${key} ${name}`,
        current: today.year === year && today.week === week,
      }
    })
    return {
      id,
      group: {
        label: name,
        detail: text.t('weeksOf', { count: weeks.filter((key) => chosen.includes(key)).length, total: weeks.length }),
        // Where months are no tiles, a chosen month says nothing about its weeks.
        state: monthState(withMonths ? chosen : chosen.filter((key) => key !== id), id),
      },
      cells: withMonths ? [whole, ...cells] : cells,
    }
  })
}
