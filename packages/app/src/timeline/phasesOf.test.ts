import { addDays } from '@embpm/calendar'
import { expect, test } from 'vitest'
import { phasesOf } from './phasesOf.js'

test('a phase ends the day before the next one begins, and the last one goes on', () => {
  const none = { plan: null, phaseIn: null, active: '2026-01-01', phaseOut: null, endOfLife: '2027-01-01' }
  expect(phasesOf(none, (day) => addDays(day, -1))).toEqual([
    { phase: 'active', start: '2026-01-01', end: '2026-12-31' },
    { phase: 'endOfLife', start: '2027-01-01', end: null },
  ])
  // Nothing is seen of a phase that is over on the day on which it begins.
  expect(phasesOf({ ...none, plan: '2026-01-01' }, (day) => addDays(day, -1))).toHaveLength(2)
})
