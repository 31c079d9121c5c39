import { addDays, isoWeekOf } from '@embpm/calendar'
import { workingCalendar, type WorkingRules } from '@embpm/calendar/working-calendar'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AssignedShare, type CapacityPerson, mondaysFrom, percentOf, isOver, weekHours } from './capacity-weeks.js'

const day = (offset: number) => addDays('2026-09-28', offset)

/** The same by walking through the days, one by one, without the calendar and without its sums. */
function naive(
  { workweek, holidays = [], exceptions = [] }: WorkingRules,
  person: CapacityPerson,
  assignments: readonly AssignedShare[],
  monday: string,
) {
  let [capacity, assigned] = [0, 0]
  for (let nth = 0; nth < 7; nth += 1) {
    const at = new Date(Date.parse(`${monday}T12:00:00Z`) + nth * 86_400_000).toISOString().slice(0, 10)
    let works = workweek.includes(nth + 1) && !holidays.some((one) => one.day === at)
    for (const one of exceptions) if (one.start <= at && at <= one.end) works = one.works
    if (!works) continue
    const ofDay = person.weeklyHours / workweek.length
    if (person.validFrom <= at && at <= person.validTo) capacity += ofDay
    for (const { measure, amount, validFrom, validTo } of assignments)
      if (validFrom <= at && at <= validTo)
        assigned += measure === 'percent' ? (ofDay * amount) / 100 : amount / workweek.length
  }
  return { capacity, assigned }
}

const days = fc.integer({ min: 0, max: 200 })
const span = fc.tuple(days, days).map(([one, other]) => ({
  validFrom: day(Math.min(one, other)),
  validTo: Math.max(one, other) > 190 ? '9999-12-31' : day(Math.max(one, other)),
}))
const rules: fc.Arbitrary<WorkingRules> = fc.record({
  workweek: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  holidays: fc.array(
    days.map((nth) => ({ day: day(nth), name: 'Off' })),
    { maxLength: 12 },
  ),
  exceptions: fc.array(
    fc
      .tuple(days, fc.integer({ min: 0, max: 12 }), fc.boolean())
      .map(([start, length, works]) => ({ start: day(start), end: day(start + length), works, name: 'Other' })),
    { maxLength: 4 },
  ),
})
const person = fc
  .tuple(fc.integer({ min: 0, max: 80 }), span)
  .map(([weeklyHours, holds]): CapacityPerson => ({ weeklyHours, ...holds }))
const shares = fc.array(
  fc
    .tuple(fc.constantFrom('percent' as const, 'hours' as const), fc.integer({ min: 0, max: 200 }), span)
    .map(([measure, amount, holds]): AssignedShare => ({ measure, amount, ...holds })),
  { maxLength: 6 },
)

test('the hours of each week are those that one finds by walking through its days', () => {
  fc.assert(
    fc.property(rules, person, shares, (by, who, assignments) => {
      const calendar = workingCalendar(by)
      // From W40 over W53 of 2026 into 2027.
      for (const monday of mondaysFrom('2026-09-30', 24)) {
        const found = weekHours({ calendar, usual: by.workweek.length }, who, assignments, monday)
        const walked = naive(by, who, assignments, monday)
        expect(Math.abs(found.capacity - walked.capacity)).toBeLessThan(0.0051)
        expect(Math.abs(found.assigned - walked.assigned)).toBeLessThan(0.0051)
        if (Math.abs(walked.assigned - walked.capacity) > 0.02)
          expect(isOver(found)).toBe(walked.assigned > walked.capacity)
      }
    }),
  )
})

test('weeks are those of ISO, also the 53rd', () => {
  const mondays = mondaysFrom('2026-12-23', 4)
  expect(mondays).toEqual(['2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11'])
  expect(mondays.map((one) => isoWeekOf(one).week)).toEqual([52, 53, 1, 2])
})

test('a share stays the same share in a week with a holiday, and hours become fewer', () => {
  const calendar = workingCalendar({ workweek: [1, 2, 3, 4, 5], holidays: [{ day: '2026-11-18', name: 'Repentance' }] })
  const holds = { validFrom: '2026-01-01', validTo: '9999-12-31' }
  const half = weekHours(
    { calendar, usual: 5 },
    { weeklyHours: 40, ...holds },
    [{ measure: 'percent', amount: 60, ...holds }],
    '2026-11-16',
  )
  expect(half).toEqual({ capacity: 32, assigned: 19.2 })
  expect(percentOf(half)).toBe(60)
  const both = weekHours(
    { calendar, usual: 5 },
    { weeklyHours: 40, ...holds },
    [
      { measure: 'hours', amount: 30, ...holds },
      { measure: 'percent', amount: 50, ...holds },
    ],
    '2026-11-16',
  )
  expect(both).toEqual({ capacity: 32, assigned: 40 })
  expect(isOver(both)).toBe(true)
})
