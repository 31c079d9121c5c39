import { workingCalendar } from '@embpm/calendar/working-calendar'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { grownBy, lengthenedBy, movedBy, startedBy, steppedBy } from './ganttEdits.js'

const calendar = workingCalendar({ workweek: [1, 2, 3, 4, 5] })
/** Monday to Friday. */
const week = { start: '2026-11-16', end: '2026-11-20' }

test('a bar is moved and pulled onto working days', () => {
  expect(movedBy(week, 5, calendar)).toEqual({ earliestStart: '2026-11-23' })
  expect(steppedBy(week, -1, calendar)).toEqual({ earliestStart: '2026-11-13' })
  expect(lengthenedBy(week, 3, calendar)).toEqual({ duration: 6 })
  expect(lengthenedBy(week, -30, calendar)).toEqual({ duration: 1 })
  expect(startedBy(week, 2, calendar)).toEqual({ earliestStart: '2026-11-18', duration: 3 })
  expect(grownBy({ duration: 5 })(week, -9)).toEqual({ duration: 1 })
})

test('a step and a step back lead to where it began, whatever lies between', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 60 }), (count) => {
      const there = steppedBy(week, count, calendar).earliestStart ?? ''
      expect(steppedBy({ start: there, end: there }, -count, calendar).earliestStart).toBe(week.start)
    }),
  )
})
