import { addDays } from '@embpm/calendar'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AssignmentFields, movePlan } from './move-plan.js'

const day = (offset: number) => addDays('2026-09-28', offset)
const span = fc
  .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 60 }))
  .map(([from, length]) => ({ validFrom: day(from), validTo: day(from + length) }))

const fieldsOf = (holds: { validFrom: string; validTo: string }, amount: number): AssignmentFields => ({
  employeeId: 'EMP-00001',
  targetId: 'PRJ-00001',
  role: 'Tester',
  measure: 'percent',
  amount,
  ...holds,
})

test('nothing of the hours is lost on any day, whatever is moved', () => {
  fc.assert(
    fc.property(
      span,
      span,
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      (holds, days, all, some) => {
        const one = fieldsOf(holds, all * 5)
        const to = { id: 'EMP-00002', weeklyHours: 20 }
        const plan = movePlan(one, { ...days, amount: some * 5, to, weeklyHours: 40 })
        const parts = plan ? [{ ...one, ...plan.change }, ...plan.creates] : [one]
        const hours = ({ measure, amount, employeeId }: AssignmentFields) =>
          measure === 'hours' ? amount : (amount / 100) * (employeeId === to.id ? 20 : 40)
        for (let at = 0; at < 160; at += 1) {
          const holding = (rows: readonly AssignmentFields[]) =>
            rows.filter(({ validFrom, validTo }) => validFrom <= day(at) && day(at) <= validTo)
          const sum = (rows: readonly AssignmentFields[]) =>
            holding(rows).reduce((before, row) => before + hours(row), 0)
          expect(sum(parts)).toBeCloseTo(sum([one]))
          const isMoved = holding([one]).length > 0 && days.validFrom <= day(at) && day(at) <= days.validTo
          expect(sum(parts.filter(({ employeeId }) => employeeId === to.id))).toBeCloseTo(
            isMoved ? (Math.min(all, some) * 5 * 40) / 100 : 0,
          )
        }
      },
    ),
  )
})

test('all of it goes over as it is', () => {
  const one = fieldsOf({ validFrom: day(0), validTo: day(20) }, 50)
  expect(movePlan(one, { ...one, amount: 50, to: { id: 'EMP-00002', weeklyHours: 40 }, weeklyHours: 40 })).toEqual({
    change: { ...one, employeeId: 'EMP-00002' },
    creates: [],
  })
})
