import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatJson, type JsonLimits } from './formatJson.js'

const text = (value: unknown, limits?: JsonLimits) =>
  formatJson(value, limits)
    .map((token) => (token.kind === 'more' ? `(${token.count} more)` : token.text))
    .join('')

describe('formatJson', () => {
  it('writes JSON that reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(JSON.stringify(JSON.parse(text(value)))).toBe(JSON.stringify(value))
      }),
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withSet: true,
          withSparseArray: true,
          withTypedArray: true,
          withNullPrototype: true,
        }),
        (value) => {
          expect(() => formatJson(value, { entries: 50 })).not.toThrow()
        },
      ),
    )
  })

  it('indents by two spaces', () => {
    expect(text({ a: 1, b: [true, null], c: {} })).toBe(
      '{\n  "a": 1,\n  "b": [\n    true,\n    null\n  ],\n  "c": {}\n}',
    )
  })

  it('says what JSON cannot', () => {
    expect(text([undefined, 10n, Symbol('s'), () => {}, Number.NaN, new Date(Number.NaN)])).toBe(
      '[\n  undefined,\n  10n,\n  Symbol(s),\n  [Function],\n  NaN,\n  [Invalid date]\n]',
    )
  })

  it('does not list binary data or empty places', () => {
    expect(text(new Uint8Array(100_000_000))).toBe('[Binary data]')
    expect(text(Array.from({ length: 2 }).concat(1), { entries: 1 })).toBe('[\n  undefined,\n  (2 more)\n]')
  })

  it('stops at cycles, but repeats what is only shared', () => {
    const shared = { x: 1 }
    const value: Record<string, unknown> = { a: shared, b: shared }
    value.self = value
    expect(text(value)).toContain('"self": [Circular]')
    expect(text(value).match(/"x": 1/g)).toHaveLength(2)
  })

  it('survives getters and proxies that throw', () => {
    const bad = {
      fine: 1,
      get broken(): never {
        throw new Error('no')
      },
    }
    expect(text(bad)).toBe('{\n  "fine": 1,\n  "broken": [Unreadable]\n}')
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    expect(text({ proxy })).toBe('{\n  "proxy": [Unreadable]\n}')
  })

  it('cuts what is too long, too many and too deep', () => {
    expect(text('abcdef', { characters: 4 })).toBe('"abcd"(2 more)')
    expect(text([1, 2, 3, 4], { entries: 2 })).toBe('[\n  1,\n  2,\n  (2 more)\n]')
    let deep: unknown = 1
    for (let level = 0; level < 100_000; level++) deep = [deep]
    expect(text(deep)).toContain('[…]')
  })

  it('shows characters that turn the reading direction', () => {
    expect(text('a\u202Eb')).toBe('"a\\u202eb"')
  })
})
