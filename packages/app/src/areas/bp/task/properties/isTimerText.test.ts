import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTimerText } from './isTimerText.js'

describe('the time of a timer', () => {
  test.each([
    ['date', '2026-11-30'],
    ['date', '2026-11-30T09:00:00Z'],
    ['date', '2026-11-30T09:00+01:00'],
    ['duration', 'PT15M'],
    ['duration', 'P1DT2H30M'],
    ['duration', 'P2W'],
    ['duration', 'PT0.5S'],
    ['cycle', 'R5/PT1H'],
    ['cycle', 'R/P1D'],
    ['cycle', 'R3/2026-11-30T09:00:00Z/P1D'],
    ['duration', '=waiting'],
    ['date', '#{due}'],
  ] as const)('%s: %s', (kind, text) => expect(isTimerText(kind, text)).toBe(true))

  test.each([
    ['date', ''],
    ['date', '2026-02-31'],
    ['date', '30.11.2026'],
    ['date', '2026-11-30T25:00:00Z'],
    ['duration', 'P'],
    ['duration', 'PT'],
    ['duration', '15M'],
    ['duration', 'P1H'],
    ['duration', 'P1WT1H'],
    ['cycle', 'PT1H'],
    ['cycle', 'R5'],
    ['cycle', 'R5/PT1H/P1D'],
    ['cycle', 'R5/PT1H/2026-11-30/P1D'],
  ] as const)('%s: %s is none', (kind, text) => expect(isTimerText(kind, text)).toBe(false))

  test('is any duration that is written with its designators in their order', () => {
    fc.assert(
      fc.property(
        fc.record({ days: fc.integer({ min: 0, max: 400 }), minutes: fc.integer({ min: 0, max: 1440 }) }),
        (parts) => {
          expect(isTimerText('duration', `P${parts.days}DT${parts.minutes}M`)).toBe(true)
          expect(isTimerText('cycle', `R/P${parts.days}DT${parts.minutes}M`)).toBe(true)
          expect(isTimerText('duration', `P${parts.minutes}M${parts.days}Y`)).toBe(false)
        },
      ),
    )
  })
})
