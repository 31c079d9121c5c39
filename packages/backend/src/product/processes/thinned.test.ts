import type { Revision } from '@embpm/contract/revision'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { thinned } from './thinned.js'

const now = Date.parse('2026-11-20T09:00:00.000Z')
const minute = 60_000

function made(minutesAgo: number, change: Partial<Revision> = {}): Revision {
  return {
    id: `at ${minutesAgo}`,
    processId: 'P',
    number: 1,
    state: 'draft',
    label: '',
    comment: '',
    basedOn: null,
    restoredFrom: null,
    lockVersion: 1,
    createdBy: 'Marta Kowalczyk',
    createdAt: new Date(now - minutesAgo * minute).toISOString(),
    stateBy: null,
    stateAt: null,
    ...change,
  }
}
const agesLeft = (rows: readonly Revision[]) => {
  const gone = new Set(thinned(rows, now).map(({ id }) => id))
  return rows.filter(({ id }) => !gone.has(id)).map(({ id }) => Number(id.slice(3)))
}

test('all of the last hour stay, then the newest of each hour, then of each day', () => {
  // 09:00, 08:50, 08:10 | 07:59, 07:40, 06:30, 06:10 | of the day before yesterday, and of the one before that.
  const rows = [0, 10, 50, 61, 80, 150, 170, 2 * 1440, 2 * 1440 + 60, 3 * 1440].map((minutes) => made(minutes))
  expect(agesLeft(rows)).toEqual([0, 10, 50, 61, 150, 2 * 1440, 3 * 1440])
})

test('what has a name, a comment or a state of its own, or was restored, stays; and so does the newest', () => {
  const old = 5 * 1440
  const kept: Partial<Revision>[] = [
    { label: 'Before workshop 3' },
    { comment: 'As discussed' },
    { state: 'published' },
    { stateAt: new Date(now).toISOString() },
    { restoredFrom: 'at 1' },
  ]
  const rows = [made(old), made(old + 1), ...kept.map((change, index) => made(old + 2 + index, change))]
  expect(agesLeft(rows)).toEqual([old, ...kept.map((_, index) => old + 2 + index)])
})

const revisions = fc
  .uniqueArray(fc.record({ age: fc.nat({ max: 20_000 }), named: fc.boolean() }), { selector: ({ age }) => age })
  .map((list) =>
    list
      .toSorted((left, right) => left.age - right.age)
      .map(({ age, named }) => made(age, named ? { label: 'x' } : {})),
  )

test('thinning again takes nothing more, and as time goes on never brings one back', () => {
  fc.assert(
    fc.property(revisions, fc.nat({ max: 10_000 }), (rows, later) => {
      const first = new Set(thinned(rows, now))
      const left = rows.filter((row) => !first.has(row))
      expect(thinned(left, now)).toEqual([])
      const second = new Set(thinned(rows, now + later * minute))
      for (const row of first) expect(second.has(row) || row === rows[0]).toBe(true)
    }),
  )
})
