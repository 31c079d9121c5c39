import { weeksInYear } from '@embpm/calendar'
import type { PeriodAction } from '@embpm/contract/period-closing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { calendarOfYear } from './calendarOfYear.js'
import { changedBy, isWithin, refusalOf, type RuledPeriod, withWeeks } from './periodRules.js'

const yearOf = (year: number): RuledPeriod[] =>
  calendarOfYear(year).map((one) => ({
    ...one,
    id: `${one.interval} ${one.number}`,
    type: 'operation' as const,
    state: 'open' as const,
  }))

const rank = { open: 0, closed: 1, locked: 2 }
const isMonth = ({ interval }: RuledPeriod) => interval === 'MONTHLY'

test('every week from 1900 to 2200 lies in exactly one month of its year, and no day is left out', () => {
  for (let year = 1900; year <= 2200; year += 1) {
    const all = yearOf(year)
    const months = all.filter(isMonth)
    const weeks = all.filter((one) => !isMonth(one))
    expect([year, months.length, weeks.length]).toEqual([year, 12, weeksInYear(year)])
    for (const week of weeks) expect([year, months.filter((month) => isWithin(week, month)).length]).toEqual([year, 1])
    expect(months.flatMap((month) => withWeeks(all, new Set([month.id])))).toHaveLength(all.length)
  }
})

const action = fc.constantFrom<PeriodAction>('close', 'reopen', 'lock')
const choice = fc.array(fc.nat(64), { minLength: 1, maxLength: 12 })

test('whatever is done in whatever order, a month is never further than its weeks, and locked stays locked', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(2024, 2026),
      fc.array(fc.record({ action, choice }), { maxLength: 20 }),
      (year, steps) => {
        let all = yearOf(year)
        for (const step of steps) {
          const chosen = new Set(step.choice.map((place) => all[place % all.length]?.id ?? ''))
          if (refusalOf(step.action, all, chosen) !== null) continue
          const { periods, to } = changedBy(step.action, all, chosen)
          const ids = new Set(periods.map(({ id }) => id))
          // Nothing is changed twice, and what is not refused changes something.
          expect(ids.size).toBe(periods.length)
          expect(periods.length).toBeGreaterThan(0)
          const next = all.map((one) => (ids.has(one.id) ? { ...one, state: to } : one))
          for (const [place, before] of all.entries())
            if (before.state === 'locked') expect(next[place]?.state).toBe('locked')
          all = next
          for (const month of all.filter(isMonth))
            for (const week of all.filter((one) => isWithin(one, month)))
              expect(rank[week.state]).toBeGreaterThanOrEqual(rank[month.state])
        }
      },
    ),
  )
})

test('reopening what was closed leaves all as it was', () => {
  fc.assert(
    fc.property(choice, (places) => {
      const all = yearOf(2026)
      const chosen = new Set(places.map((place) => all[place % all.length]?.id ?? ''))
      const closed = new Set(changedBy('close', all, chosen).periods.map(({ id }) => id))
      const after = all.map((one) => (closed.has(one.id) ? { ...one, state: 'closed' as const } : one))
      const opened = new Set(changedBy('reopen', after, chosen).periods.map(({ id }) => id))
      expect(opened).toEqual(closed)
    }),
  )
})
