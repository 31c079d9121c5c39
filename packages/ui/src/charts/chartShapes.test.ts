import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { donutArcs } from './donutArcs.js'
import { heatStep } from './heatStep.js'
import { stackOf } from './stackOf.js'
import { treemapTiles } from './treemapTiles.js'

const values = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 20 })
const some = values.filter((all) => all.some((value) => value > 1e-3))

test('a stack ends at the sum, and each part is as high as its value', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -100, max: 1000 }))), (all) => {
      const parts = stackOf(all)
      const plain = all.map((value) => Math.max(0, value ?? 0))
      expect(parts.map(({ from, to }) => to - from)).toEqual(plain)
      expect(parts.at(-1)?.to ?? 0).toBe(plain.reduce((sum, value) => sum + value, 0))
      for (const [place, { from }] of parts.entries()) expect(from).toBe(parts[place - 1]?.to ?? 0)
    }),
  )
})

test('the arcs of a ring are one turn without gaps, each as long as its share', () => {
  fc.assert(
    fc.property(some, (all) => {
      const arcs = donutArcs(all)
      const sum = all.reduce((one, value) => one + value, 0)
      expect(arcs.at(-1)?.to).toBeCloseTo(1, 9)
      for (const [place, { from, to }] of arcs.entries()) {
        expect(from).toBe(arcs[place - 1]?.to ?? 0)
        expect(to - from).toBeCloseTo((all[place] ?? 0) / sum, 9)
      }
    }),
  )
  expect(donutArcs([0, -4])).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 0 },
  ])
})

test('tiles fill the whole, each by its value, and none lies upon another', () => {
  fc.assert(
    fc.property(some, fc.double({ min: 0.3, max: 4, noNaN: true }), (all, ratio) => {
      const tiles = treemapTiles(all, ratio)
      const sum = all.reduce((one, value) => one + value, 0)
      for (const [place, { x, y, width, height }] of tiles.entries()) {
        expect(width * height).toBeCloseTo((all[place] ?? 0) / sum, 6)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9)
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-6)
        for (const other of tiles.slice(place + 1)) {
          const across = Math.min(x + width, other.x + other.width) - Math.max(x, other.x)
          const down = Math.min(y + height, other.y + other.height) - Math.max(y, other.y)
          expect(Math.min(across, down)).toBeLessThanOrEqual(1e-6)
        }
      }
    }),
  )
})

test('tiles are about square', () => {
  const tiles = treemapTiles(
    Array.from({ length: 16 }, () => 1),
    1,
  )
  for (const { width, height } of tiles) expect(Math.max(width / height, height / width)).toBeLessThan(1.01)
})

test('heat grows with the value, is 0 for nothing and 6 for the largest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat({ max: 1000 }), fc.nat({ max: 1000 }), (max, one, other) => {
      const [less, more] = [Math.min(one, other, max), Math.min(Math.max(one, other), max)]
      expect(heatStep(less, max)).toBeLessThanOrEqual(heatStep(more, max))
      expect(heatStep(less, max) === 0).toBe(less === 0)
      expect(heatStep(max, max)).toBe(6)
    }),
  )
})
