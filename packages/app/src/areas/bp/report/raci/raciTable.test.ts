import type { StepRole } from '@embpm/bpmn'
import { expect, test } from 'vitest'
import { raciTable } from './raciTable.js'
import type { Axes } from './useAxes.js'

const lead = { ref: 'r1', name: 'Lead' }
const clerk = { ref: 'r2', name: 'Clerk' }
const [check, post] = [
  { id: 'S1', name: 'Check' },
  { id: 'S2', name: 'Post' },
]
const rolesByStep = new Map<string, readonly StepRole[]>([
  [
    'S1',
    [
      { letter: 'R', ...lead },
      { letter: 'A', ...lead },
      { letter: 'I', ...clerk },
    ],
  ],
  ['S2', [{ letter: 'R', ...clerk }]],
])
const words = {
  step: 'Step',
  role: 'Role',
  check: 'Check',
  totals: 'Sums',
  checkOf: (count: number) => (count === 1 ? '' : `${count} A`),
}
const [steps, roles]: [Axes['rows'], Axes['rows']] = [
  [
    { kind: 'step', step: check },
    { kind: 'step', step: post },
  ],
  [
    { kind: 'role', role: lead },
    { kind: 'role', role: clerk },
  ],
]

test('a file says the same as the page, by step and by role', () => {
  expect(raciTable({ view: 'step', rows: steps, columns: roles }, rolesByStep, words)).toEqual({
    headers: ['Step', 'Lead', 'Clerk', 'Check'],
    rows: [
      ['Check', 'R, A', 'I', ''],
      ['Post', '', 'R', '0 A'],
      ['Sums', '1, 1', '1, 0', ''],
    ],
  })
  expect(raciTable({ view: 'role', rows: roles, columns: steps }, rolesByStep, words)).toEqual({
    headers: ['Role', 'Check', 'Post', 'Sums'],
    rows: [
      ['Lead', 'R, A', '', '1, 1'],
      ['Clerk', 'I', 'R', '1, 0'],
      ['Check', '', '0 A', ''],
    ],
  })
})
