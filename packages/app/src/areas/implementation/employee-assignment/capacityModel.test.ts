import { openEnd } from '@embpm/calendar'
import type { CapacityPerson } from '@embpm/contract/capacity'
import { expect, test } from 'vitest'
import { barPlace, movedBar } from './barPlace.js'
import { capacityLines, linesBetween } from './capacityLines.js'
import { firstMonday, formatCapacitySearch, parseCapacitySearch } from './capacitySearch.js'
import { heatOf } from './heatOf.js'

const assignment = (id: string) => ({
  id,
  lockVersion: 1,
  employeeId: 'E1',
  targetId: 'PRJ-1',
  target: null,
  role: '',
  measure: 'percent' as const,
  amount: 50,
  validFrom: '2026-11-02',
  validTo: openEnd,
})
const person: CapacityPerson = {
  id: 'E1',
  name: 'Luc Moreau',
  role: '',
  skills: [],
  unitId: 'U1',
  weeklyHours: 40,
  capacity: [],
  assigned: [],
  off: {},
  assignments: [assignment('A1'), assignment('A2')],
}
const groups = [
  { unitId: 'U1', name: 'Finance', people: 2, fte: 2 },
  { unitId: null, name: '', people: 1, fte: 0.5 },
]

test('lines stand below each other: units, people, and what is open of them', () => {
  const lines = capacityLines(groups, new Map([[0, person]]), { opened: new Set(['E1']), closed: new Set() })
  expect(lines.map(({ key, top }) => [key, top])).toEqual([
    ['g:U1', 0],
    ['p:0', 32],
    ['b:A1', 76],
    ['b:A2', 108],
    ['p:1', 140],
    ['g:', 184],
    ['p:2', 216],
  ])
  expect(linesBetween(lines, 100, 141).map(({ key }) => key)).toEqual(['b:A1', 'b:A2', 'p:1'])
  expect(linesBetween(lines, 0, 1000)).toHaveLength(7)
  const folded = capacityLines(groups, new Map(), { opened: new Set(), closed: new Set(['g:U1']) })
  expect(folded.map(({ key }) => key)).toEqual(['g:U1', 'g:', 'p:2'])
})

test('a bar covers the weeks that it touches, and goes on beyond what is in sight', () => {
  const first = '2026-11-02'
  expect(barPlace({ validFrom: '2026-11-11', validTo: '2026-11-20' }, first, 8)).toEqual({
    from: 1,
    to: 3,
    before: false,
    after: false,
  })
  expect(barPlace({ validFrom: '2026-01-01', validTo: openEnd }, first, 8)).toEqual({
    from: 0,
    to: 8,
    before: true,
    after: true,
  })
  expect(barPlace({ validFrom: '2026-01-01', validTo: '2026-11-01' }, first, 8)).toBeNull()
})

test('an end moves by weeks and never passes the other one; an open end is given one', () => {
  const days = { validFrom: '2026-11-02', validTo: '2026-11-13' }
  expect(movedBar(days, 'end', 1, '2027-01-31')).toEqual({ validFrom: '2026-11-02', validTo: '2026-11-20' })
  expect(movedBar(days, 'end', -3, '2027-01-31')).toEqual(days)
  expect(movedBar(days, 'start', 3, '2027-01-31')).toEqual(days)
  expect(movedBar(days, 'bar', -1, '2027-01-31')).toEqual({ validFrom: '2026-10-26', validTo: '2026-11-06' })
  expect(movedBar({ ...days, validTo: openEnd }, 'end', -1, '2027-01-31').validTo).toBe('2027-01-24')
  expect(movedBar({ ...days, validTo: openEnd }, 'end', 1, '2027-01-31').validTo).toBe(openEnd)
})

test('the address says range, who, and filters; what is none is as if it were not there', () => {
  const search = parseCapacitySearch({ weeks: '53', steps: '-1', who: 'over', q: 'lead', skill: 'Lean' })
  expect(formatCapacitySearch(search)).toEqual({ weeks: '53', steps: '-1', who: 'over', q: 'lead', skill: 'Lean' })
  expect(formatCapacitySearch(parseCapacitySearch({ weeks: '9', steps: 'x', who: ['a'] }))).toEqual({})
  expect(firstMonday({ weeks: 14, steps: 0 }, '2026-11-20', false)).toBe('2026-10-26')
  expect(firstMonday({ weeks: 53, steps: -1 }, '2026-11-20', true)).toBe('2026-09-21')
})

test('the strength of a cell follows from its share; too much is another', () => {
  expect([0, 40, 60, 80, 90, 100].map((percent) => heatOf({ capacity: 100, assigned: percent }))).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
  ])
  expect(heatOf({ capacity: 40, assigned: 52 })).toBe('over')
  expect(heatOf({ capacity: 0, assigned: 0 })).toBe('off')
  expect(heatOf({ capacity: 0, assigned: 8 })).toBe('over')
})
