import { addDays } from '@embpm/calendar'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysOf, formatDashboardSearch, namedPeriods, parseDashboardSearch, periodOf } from './dashboardSearch.js'

const today = '2026-11-20'
const usual = daysOf('quarter', today)

test('periods are those around today, and known again by their days', () => {
  expect(daysOf('quarter', today)).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(daysOf('twoYears', today)).toEqual({ from: '2024-12-01', to: '2026-11-30' })
  for (const period of namedPeriods) expect(periodOf(daysOf(period, today), today)).toBe(period)
  expect(periodOf({ from: today, to: today }, today)).toBeNull()
})

test('what is written is read again', () => {
  const day = fc.integer({ min: 0, max: 900 }).map((far) => addDays('2025-01-01', far))
  fc.assert(
    fc.property(day, fc.nat({ max: 400 }), fc.option(fc.constantFrom('PRJ-00001', 'x')), (from, days, one) => {
      const range = { from, to: addDays(from, days) }
      for (const shown of [
        { ...range, project: one, area: null },
        { ...range, project: null, area: one },
      ]) {
        const scope = shown.area === null ? 'project' : 'area'
        expect(parseDashboardSearch(formatDashboardSearch(shown, usual), usual, scope)).toEqual({ shown, ignored: [] })
      }
    }),
  )
})

test('what an address says wrongly is left out and named', () => {
  const { shown, ignored } = parseDashboardSearch(
    { from: '2026-11-31', to: '2026-01-01', colour: 'red' },
    usual,
    'area',
  )
  expect(shown).toEqual({ ...usual, project: null, area: null })
  expect(ignored).toEqual(['from=2026-11-31', 'colour=red', 'from=2026-10-01', 'to=2026-01-01'])
})

test('a dashboard does not pretend to be narrowed to what it cannot tell apart', () => {
  const raw = { project: 'PRJ-00001', area: 'BA-00001' }
  const ofAreas = parseDashboardSearch(raw, usual, 'area')
  expect(ofAreas.shown).toMatchObject({ project: null, area: 'BA-00001' })
  expect(ofAreas.ignored).toEqual(['project=PRJ-00001'])
  const ofProjects = parseDashboardSearch(raw, usual, 'project')
  expect(ofProjects.shown).toMatchObject({ project: 'PRJ-00001', area: null })
  expect(ofProjects.ignored).toEqual(['area=BA-00001'])
})
