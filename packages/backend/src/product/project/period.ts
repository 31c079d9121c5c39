import { firstDayOf, lastDayOf, months, weeksInYear, type Interval } from '@embpm/calendar'
import { type Period, period } from '@embpm/contract/period'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { seedRows, seedShare, turn } from '../entity/seeding.js'

const years = [2025, 2026, 2027, 2028] as const

const spanOf = (interval: Interval) => ({ start: firstDayOf(interval), end: lastDayOf(interval) })

/** The months and ISO weeks of the years. */
const calendar = years.flatMap((year) => [
  ...months.map((month) => ({ year, number: month, interval: 'MONTHLY' as const, ...spanOf({ year, month }) })),
  ...Array.from({ length: weeksInYear(year) }, (_, index) => ({
    year,
    number: index + 1,
    interval: 'WEEKLY' as const,
    ...spanOf({ year, week: index + 1 }),
  })),
])

/** The periods: what ended before 2026 is locked, the first months of 2026 are closed. */
export const periodTable = entityTable({
  name: 'period',
  prefix: 'PER',
  entity: period,
  seeds: (organisationId) => {
    const { share = 0 } = seedShare(organisationId) ?? {}
    return seedRows(organisationId, {
      prefix: 'PER',
      // Every organisation that has anything has the whole calendar.
      full: share === 0 ? 0 : Math.floor(calendar.length / share),
      make: ({ index }) => {
        const one = turn(calendar, index)
        const state = one.end < '2026' ? 'locked' : one.end < '2026-02' ? 'closed' : 'open'
        return { ...one, type: 'operation' as const, state: state satisfies Period['state'] }
      },
    })
  },
})

/** The handlers of periods. */
export const periods = entityHandlers(period.endpoints, periodTable)
