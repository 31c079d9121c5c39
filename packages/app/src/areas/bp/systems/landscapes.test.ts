import { addDays } from '@embpm/calendar'
import { system, type System } from '@embpm/contract/system'
import { expect, test } from 'vitest'
import { landscapesOf, phasesOf } from './landscapes.js'

const made = (sid: string, environment: System['environment'], productVersion: string): System =>
  system.schema.parse({
    ...system.empty,
    id: sid,
    organisationId: 'O',
    lockVersion: 1,
    createdBy: '',
    createdAt: '2026-01-01T00:00:00Z',
    changedBy: '',
    changedAt: '2026-01-01T00:00:00Z',
    sid,
    systemName: sid,
    landscape: sid.slice(0, 2),
    category: 'ERP',
    environment,
    productVersion,
  })

const only = (...systems: System[]) => landscapesOf(systems)[0]?.landscapes[0]

test('an older version is said of the system that has it, and with which it was compared', () => {
  const row = only(made('AAD', 'DEV', '5.10'), made('AAQ', 'QAS', '5.9'), made('AAP', 'PRD', '5.9'))
  expect(row?.remarks).toEqual({ QAS: { says: 'behind', than: 'DEV' } })
  expect(row?.main.sid).toBe('AAP')
})

test('a system whose source is missing says so; one that has nothing before it says nothing', () => {
  expect(only(made('AAD', 'DEV', '1'), made('AAP', 'PRD', '1'))?.remarks).toEqual({
    PRD: { says: 'missing', than: 'QAS' },
  })
  expect(only(made('AAD', 'DEV', '1'))?.remarks).toEqual({})
})

test('several clients of one environment stand in one cell', () => {
  expect(only(made('AAP', 'PRD', '1'), made('AAX', 'PRD', '1'))?.cells.PRD.map(({ sid }) => sid)).toEqual([
    'AAP',
    'AAX',
  ])
})

test('a phase ends the day before the next one begins, and the last one goes on', () => {
  const none = { plan: null, phaseIn: null, active: '2026-01-01', phaseOut: null, endOfLife: '2027-01-01' }
  expect(phasesOf(none, (day) => addDays(day, -1))).toEqual([
    { phase: 'active', start: '2026-01-01', end: '2026-12-31' },
    { phase: 'endOfLife', start: '2027-01-01', end: null },
  ])
  // Nothing is seen of a phase that is over on the day on which it begins.
  expect(phasesOf({ ...none, plan: '2026-01-01' }, (day) => addDays(day, -1))).toHaveLength(2)
})
