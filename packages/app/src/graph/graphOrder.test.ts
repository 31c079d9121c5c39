import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readingOrder, stepFrom } from './graphOrder.js'

const nodes = new Map([
  ['process', { x: 0, y: 60 }],
  ['step', { x: 0, y: 0 }],
  ['requirement', { x: 196, y: 30 }],
  ['report', { x: 392, y: 62 }],
  ['interface', { x: 392, y: 0 }],
])
const edges = [
  { id: '1', from: 'process', to: 'requirement' },
  { id: '2', from: 'step', to: 'requirement' },
  { id: '3', from: 'requirement', to: 'interface' },
  { id: '4', from: 'requirement', to: 'report' },
]

test('nodes are read column by column, each from the top', () => {
  expect(readingOrder({ nodes })).toEqual(['step', 'process', 'requirement', 'interface', 'report'])
})

test('arrows go along the edges to the nearest, and up and down in a column', () => {
  expect(stepFrom({ nodes }, edges, 'process', 'onward')).toBe('requirement')
  expect(stepFrom({ nodes }, edges, 'requirement', 'onward')).toBe('interface')
  expect(stepFrom({ nodes }, edges, 'requirement', 'back')).toBe('step')
  expect(stepFrom({ nodes }, edges, 'interface', 'down')).toBe('report')
  expect(stepFrom({ nodes }, edges, 'interface', 'up')).toBeNull()
  expect(stepFrom({ nodes }, edges, 'report', 'onward')).toBeNull()
  expect(stepFrom({ nodes }, edges, 'nobody', 'down')).toBeNull()
})

test('what one step leads to leads back, and the order names each node once', () => {
  const places = fc.uniqueArray(fc.tuple(fc.nat(4), fc.nat(9)), { minLength: 1, selector: String })
  fc.assert(
    fc.property(places, (list) => {
      const laid = { nodes: new Map(list.map(([x, y], index) => [`n${index}`, { x: x * 196, y: y * 62 }])) }
      const order = readingOrder(laid)
      expect([...order].toSorted()).toEqual([...laid.nodes.keys()].toSorted())
      for (const id of order) {
        const below = stepFrom(laid, [], id, 'down')
        if (below !== null) expect(stepFrom(laid, [], below, 'up')).toBe(id)
      }
    }),
  )
})
