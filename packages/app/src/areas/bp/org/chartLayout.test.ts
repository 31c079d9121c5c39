import * as fc from 'fast-check'
import type { OrgChartOnDay } from '@embpm/contract/org-chart'
import { expect, test } from 'vitest'
import { type Box, chartLayout, touches } from './chartLayout.js'
import { inOrder, keysAbove, orgTree } from './orgTree.js'

/** Any organisation: each unit below an earlier one, with positions of a few titles. */
const charts = fc
  .array(fc.record({ up: fc.nat(), titles: fc.array(fc.nat(3), { maxLength: 7 }) }), { minLength: 1, maxLength: 25 })
  .map((made): OrgChartOnDay => ({
    on: '2026-11-20',
    units: made.map(({ up }, index) => ({
      id: `U${index}`,
      code: `OU-${index}`,
      name: `Unit ${index}`,
      parentId: index === 0 || up % 7 === 0 ? null : `U${up % index}`,
      manager: '',
      managerTitle: '',
      lockVersion: 1,
    })),
    positions: made.flatMap(({ titles }, unit) =>
      titles.map((title, index) => ({
        id: `P${unit}-${index}`,
        code: `P-${unit}-${index}`,
        title: `Title ${title}`,
        unitId: `U${unit}`,
        isChief: index === 0,
        fte: 1,
        percent: title * 50,
        occupancy: (['vacant', 'partly', 'filled', 'over'] as const)[title] ?? ('filled' as const),
        holders: [],
        since: null,
        until: null,
      })),
    ),
  }))

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test('no card lies over another one, and each open node is drawn once, whatever is folded', () => {
  fc.assert(
    fc.property(charts, fc.nat(5), (chart, folded) => {
      const tree = orgTree(chart)
      const isOpen = (key: string) => folded === 0 || key.length % (folded + 1) !== 0
      const layout = chartLayout(tree, isOpen)
      const { cards } = layout.within(layout.bounds)
      const shown = inOrder(tree).filter(({ key }) => keysAbove(tree, key).every(isOpen))
      expect(cards.map(({ key }) => key).toSorted()).toEqual(shown.map(({ key }) => key).toSorted())
      for (const { key } of inOrder(tree)) expect(layout.cardOf(key)).toEqual(cards.find((card) => card.key === key))
      for (const [index, card] of cards.entries())
        for (const other of cards.slice(index + 1)) expect(overlap(card, other), `${card.key} ${other.key}`).toBe(false)
    }),
    { numRuns: 60 },
  )
})

test('totals of a unit are those of all positions below it, stacked or not', () => {
  fc.assert(
    fc.property(charts, (chart) => {
      const tree = orgTree(chart)
      const { totals } = tree
      expect(totals.units).toBe(chart.units.length)
      expect(totals.room).toBe(chart.positions.length)
      expect(totals.vacant).toBe(chart.positions.filter(({ occupancy }) => occupancy === 'vacant').length)
      expect(totals.over).toBe(chart.positions.filter(({ occupancy }) => occupancy === 'over').length)
      const roots = tree.roots.map((key) => (tree.nodes.get(key)?.below ?? 0) + 1)
      expect(roots.reduce((all, one) => all + one, 0)).toBe(chart.units.length + chart.positions.length)
    }),
  )
})

const box = fc.record({
  x: fc.integer({ min: -9, max: 9 }),
  y: fc.integer({ min: -9, max: 9 }),
  width: fc.nat(9),
  height: fc.nat(9),
})

test('a window touches what has a point in common with it, lines without a width included', () => {
  const pointsOf = ({ x, y, width, height }: Box) =>
    Array.from({ length: width + 1 }, (_, right) =>
      Array.from({ length: height + 1 }, (_, down) => `${x + right},${y + down}`),
    ).flat()
  fc.assert(
    fc.property(box, box, (one, shown) => {
      const inSight = new Set(pointsOf(shown))
      expect(touches(one, shown)).toBe(pointsOf(one).some((point) => inSight.has(point)))
    }),
  )
})
