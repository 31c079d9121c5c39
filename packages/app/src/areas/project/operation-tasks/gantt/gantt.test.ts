import { dayNumber } from '@embpm/calendar'
import { linkTypes } from '@embpm/calendar/schedule'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { dayAt, ganttAxis, ganttTicks, xOf, zooms } from './ganttAxis.js'
import { linkWay, sizes, spanOf } from './ganttGeometry.js'

const today = '2026-11-20'

describe.each(zooms)('an axis by %s', (zoom) => {
  const axis = ganttAxis(zoom, ['2026-10-08', '2027-01-15'], today)

  it('finds each day where it put it', () => {
    fc.assert(
      fc.property(fc.integer({ min: axis.first, max: axis.after - 1 }), (day) => {
        expect(dayAt(axis, xOf(axis, day) + axis.day / 2)).toBe(day)
      }),
    )
  })

  it('has room around what is on it, and columns without a gap', () => {
    expect(axis.first).toBeLessThan(dayNumber('2026-10-01'))
    expect(axis.after).toBeGreaterThan(dayNumber('2027-02-01'))
    const { upper, lower } = ganttTicks(axis, 0, axis.width)
    for (const line of [upper, lower]) {
      expect(line[0]?.at).toBeLessThanOrEqual(0)
      const places = line.map(({ at }) => at)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(new Set(places).size).toBe(places.length)
    }
  })
})

test('a bar is as long as its days, and a milestone a point in the middle of its day', () => {
  const axis = ganttAxis('day', [today], today)
  const bar = spanOf(axis, { start: '2026-11-16', end: '2026-11-20' })
  expect(bar.to - bar.from).toBeCloseTo(5 * axis.day)
  const point = spanOf(axis, { start: today, end: today }, true)
  expect(point.from).toBe(point.to)
  expect(point.from).toBeCloseTo(bar.to - axis.day / 2)
})

test('a link begins and ends where its type says, and every part of it is level or upright', () => {
  const end = fc.record({ from: fc.nat(900), length: fc.nat(300), row: fc.nat(60) })
  fc.assert(
    fc.property(end, end, fc.constantFrom(...linkTypes), (one, other, type) => {
      fc.pre(one.row !== other.row)
      const [from, to] = [one, other].map(({ from: at, length, row }) => ({ from: at, to: at + length, row }))
      if (!from || !to) return
      const { path } = linkWay(from, to, type)
      const points: [number, number][] = []
      for (const [, letter, numbers = ''] of path.matchAll(/([MHV])([-\d. ]+)/gu)) {
        const [x, y] = points.at(-1) ?? [0, 0]
        const [first = 0, second = 0] = numbers.split(' ').map(Number)
        points.push(letter === 'M' ? [first, second] : letter === 'H' ? [first, y] : [x, first])
      }
      const middle = (row: number) => row * sizes.row + sizes.barTop + sizes.bar / 2
      expect(points[0]).toEqual([type.startsWith('F') ? from.to : from.from, middle(from.row)])
      expect(points.at(-1)).toEqual([type.endsWith('F') ? to.to : to.from, middle(to.row)])
      // It comes in from the side that it points to.
      const before = points.at(-2)?.[0] ?? 0
      expect(Math.sign(before - (points.at(-1)?.[0] ?? 0))).toBe(type.endsWith('F') ? 1 : -1)
    }),
  )
})
