import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differingPlaces, jsonDifference, type JsonNode, onlyDifferent } from './jsonDifference.js'

const all = (nodes: readonly JsonNode[]): JsonNode[] => nodes.flatMap((node) => [node, ...all(node.children)])
const told = (before: unknown, after: unknown) =>
  all(jsonDifference(before, after)).map(({ id, kind }) => `${id} ${kind}`)
const objects = fc.dictionary(fc.constantFrom('a', 'b', 'c', '~/'), fc.jsonValue({ maxDepth: 3 }))

describe('the difference of two values of JSON', () => {
  it('names what came, went and changed, by its place', () => {
    const before = { a: 1, b: { c: [1, 2], d: true }, e: 'x' }
    const after = { a: 2, b: { c: [1, 2, 3], d: true }, f: { g: null } }
    expect(told(before, after)).toEqual([
      '/a changed',
      '/b changed',
      '/b/c changed',
      '/b/c/0 same',
      '/b/c/1 same',
      '/b/c/2 added',
      '/b/d same',
      '/f added',
      '/f/g added',
      '/e removed',
    ])
  })

  it('takes a value of another kind as a whole', () => {
    expect(told({ a: [1] }, { a: { 0: 1 } })).toEqual(['/a changed'])
    expect(told({ a: {} }, { a: [] })).toEqual(['/a changed'])
    expect(told({ a: null }, { a: {} })).toEqual(['/a changed'])
  })

  it('is none between equal values', () => {
    fc.assert(
      fc.property(objects, (value) => {
        expect(onlyDifferent(jsonDifference(value, structuredClone(value)))).toEqual([])
      }),
    )
  })

  it('seen from the other side has come what went', () => {
    fc.assert(
      fc.property(objects, objects, (before, after) => {
        const of = (kind: string, from: unknown, to: unknown) =>
          all(jsonDifference(from, to))
            .filter((one) => one.kind === kind)
            .map(({ id }) => id)
            .toSorted()
        expect(of('added', before, after)).toEqual(of('removed', after, before))
        expect(of('changed', before, after)).toEqual(of('changed', after, before))
      }),
    )
  })

  it('gives every place once, and opens what leads to a difference', () => {
    fc.assert(
      fc.property(objects, objects, (before, after) => {
        const nodes = all(jsonDifference(before, after))
        expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length)
        const open = new Set(differingPlaces(jsonDifference(before, after)))
        for (const { id, kind, children } of nodes) expect(open.has(id)).toBe(kind === 'changed' && children.length > 0)
      }),
    )
  })
})
