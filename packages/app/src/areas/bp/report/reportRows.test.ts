import { coverageKinds } from '@embpm/contract/process-report'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { heatOf, narrowed, reportRow, shareOf, summaryOf, toneOf } from './reportRows.js'

const row = (change: Partial<Parameters<typeof reportRow>[0]> = {}) =>
  reportRow({
    id: 'PRC-1',
    code: 'O2C-10',
    name: 'Sell',
    level: 3,
    class: 'core',
    status: 'ACTIVE',
    owner: 'Ann',
    area: { id: 'PRC-0', code: 'O2C', name: 'Order to cash' },
    model: null,
    steps: 0,
    covered: {
      roles: 0,
      transactions: 0,
      dictionaryTables: 0,
      requirements: 0,
      ricefws: 0,
      services: 0,
      documentation: 0,
    },
    linked: 0,
    withoutAccountable: 0,
    severalAccountable: 0,
    problems: 0,
    ...change,
  })

const parts = fc.nat(5000).chain((whole) => fc.tuple(fc.nat(whole), fc.constant(whole)))

test('a share is 100 only where nothing is left to do, 0 only where nothing is done, and none of nothing', () => {
  fc.assert(
    fc.property(parts, ([part, whole]) => {
      const share = shareOf(part, whole)
      expect(share === null).toBe(whole === 0)
      expect(share === 100).toBe(whole > 0 && part === whole)
      expect(share === 0).toBe(whole > 0 && part === 0)
      if (share !== null) expect(Math.abs(share - (part / whole) * 100)).toBeLessThanOrEqual(1)
    }),
  )
})

test('more of the same whole is never a smaller share, nor a worse tone or a weaker ground', () => {
  const tones = ['poor', 'fair', 'good']
  fc.assert(
    fc.property(parts, fc.nat(5000), ([part, whole], more) => {
      const [less, most] = [shareOf(part, whole), shareOf(Math.min(whole, part + more), whole)]
      if (less === null || most === null) return
      expect(most).toBeGreaterThanOrEqual(less)
      expect(tones.indexOf(toneOf(most))).toBeGreaterThanOrEqual(tones.indexOf(toneOf(less)))
      expect(heatOf(most)).toBeGreaterThanOrEqual(heatOf(less))
    }),
  )
})

test('bars are amber below 70 and red below 40', () => {
  expect([0, 39, 40, 69, 70, 100].map(toneOf)).toEqual(['poor', 'poor', 'fair', 'fair', 'good', 'good'])
  expect([null, 0, 1, 24, 25, 94, 95, 100].map(heatOf)).toEqual([0, 0, 1, 1, 2, 4, 5, 5])
})

test('a row tells how far its model has come, and nothing of steps that there are not', () => {
  const model = (state: 'draft' | 'review' | 'published' | 'archived') => ({ revisionId: 'R', state, number: 1 })
  expect(row()).toMatchObject({ state: 'none', model: 0, roles: null, linked: null, area: 'O2C Order to cash' })
  const stated = (['draft', 'review', 'published', 'archived'] as const).map((state) => row({ model: model(state) }))
  expect(stated.map((one) => one.model)).toEqual([33, 67, 100, 0])
  expect(row({ steps: 4, linked: 1 })).toMatchObject({ linked: 25, transactions: 0 })
})

test('the figures add up what the rows say, of those that are looked at', () => {
  const covered = (roles: number) => ({ ...row().source.covered, roles })
  const published = { revisionId: 'R', state: 'published' as const, number: 2 }
  const rows = [
    row({ steps: 4, covered: covered(3), linked: 2, problems: 5, model: published }),
    row({ steps: 6, covered: covered(6), linked: 1, status: 'PLANNED', owner: 'Ben' }),
    row({ owner: 'Ben' }),
  ]
  expect(summaryOf(rows)).toEqual({
    processes: 3,
    statuses: new Map([
      ['ACTIVE', 2],
      ['PLANNED', 1],
    ]),
    published: 1,
    steps: 10,
    accountable: 9,
    linked: 3,
    problems: 5,
    withProblems: 1,
  })
  expect(narrowed(rows, { owner: ['Ben'], status: ['ACTIVE'] }, ['owner'])).toEqual([rows[1], rows[2]])
  expect(narrowed(rows, { roles: ['<100'] }, ['roles'])).toEqual([rows[0]])
})

test('each kind of cover is a column', () => {
  expect(coverageKinds.every((kind) => kind in row())).toBe(true)
})
