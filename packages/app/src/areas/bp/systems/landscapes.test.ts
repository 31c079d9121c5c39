import { system, type System } from '@embpm/contract/system'
import { expect, test } from 'vitest'
import { landscapesOf } from './landscapes.js'

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
