import { openEnd } from '@embpm/calendar'
import { expect, test } from 'vitest'
import { percentSteps } from './percentSteps.js'

const share = (percentage: number, validFrom: string, validTo: string) => ({ percentage, validFrom, validTo })

test('percentages are added day by day, and neighbours with the same sum are one step', () => {
  const steps = percentSteps([
    share(80, '2024-03-01', openEnd),
    share(40, '2026-10-01', '2026-12-31'),
    share(20, '2027-01-01', '2027-01-31'),
    share(20, '2027-02-01', openEnd),
  ])
  expect(steps).toEqual([
    { validFrom: '2024-03-01', validTo: '2026-09-30', percent: 80 },
    { validFrom: '2026-10-01', validTo: '2026-12-31', percent: 120 },
    { validFrom: '2027-01-01', validTo: openEnd, percent: 100 },
  ])
  expect(percentSteps([share(50, '2026-01-01', '2026-01-31'), share(50, '2026-03-01', '2026-03-31')])).toHaveLength(2)
})
