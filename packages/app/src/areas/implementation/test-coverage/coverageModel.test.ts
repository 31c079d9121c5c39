import type { Coverage, CoverageRow } from '@embpm/contract/test-coverage'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOpen, heatOf, percentOf, shownRows } from './coverageModel.js'

const figure = fc
  .tuple(fc.nat({ max: 500 }), fc.nat({ max: 500 }))
  .map(([one, other]) => ({ done: Math.min(one, other), all: Math.max(one, other) }))

test('all and nothing are said of all and nothing alone, and more done is never drawn stronger', () => {
  fc.assert(
    fc.property(
      figure.filter(({ all }) => all > 0),
      (one) => {
        expect(percentOf(one) === 100).toBe(one.done === one.all)
        expect(percentOf(one) === 0).toBe(one.done === 0)
        expect(heatOf(one) === 0).toBe(one.done === one.all)
        expect(heatOf(one) === 6).toBe(one.done === 0)
        if (one.done < one.all) expect(heatOf({ ...one, done: one.done + 1 })).toBeLessThanOrEqual(heatOf(one))
      },
    ),
  )
})

test('is as strong as it is drawn', () => {
  const strength = (done: number) => heatOf({ done, all: 100 })
  expect([100, 92, 88, 75, 61, 50, 47, 25, 18, 0].map(strength)).toEqual([0, 1, 2, 2, 3, 3, 4, 4, 5, 6])
})

const none = { tests: 0, pass: 0, reservations: 0, fail: 0, blocked: 0 }
const columns = {
  requirements: { all: 0, tested: 0 },
  cells: { unit: none, SIT: { ...none, tests: 3, pass: 1 }, UAT: none, regression: none },
}
const row = (id: string, parentId: string | null): CoverageRow => ({ id, code: id, name: id, parentId, ...columns })
const coverage: Coverage = {
  rows: [row('A', null), row('A1', 'A'), row('A1a', 'A1'), row('B', null)],
  total: columns,
  trend: [],
  releases: [],
}

test('what is below a folded row is not shown, however it stands itself', () => {
  const names = (open: ReadonlySet<string>) =>
    shownRows(coverage, open).map(({ id, depth }) => `${id ?? 'all'} ${depth}`)
  expect(firstOpen(coverage.rows)).toEqual(new Set(['A', 'B']))
  expect(names(firstOpen(coverage.rows))).toEqual(['all 0', 'A 0', 'A1 1', 'B 0'])
  expect(names(new Set(['A1']))).toEqual(['all 0', 'A 0', 'B 0'])
  expect(names(new Set(['A', 'A1']))).toEqual(['all 0', 'A 0', 'A1 1', 'A1a 2', 'B 0'])
})
