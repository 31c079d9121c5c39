import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arraySource } from './arraySource.js'
import { formatRange, inRanges, parseRange } from './rowRange.js'
import type { RowQuery } from './RowSource.js'

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))

describe('a range as text', () => {
  it('survives', () => {
    const ends = <T>(end: fc.Arbitrary<T>) => fc.tuple(fc.option(end), fc.option(end))
    fc.assert(
      fc.property(ends(number), ([from, to]) => {
        fc.pre(from !== null || to !== null)
        const text = formatRange({
          from: from === null ? null : String(from),
          to: to === null ? null : String(to),
        })
        const read = parseRange(text, 'number')
        expect([read?.from ?? null, read?.to ?? null].map((end) => (end === null ? null : Number(end)))).toEqual(
          [from, to].map((end) => (end === null ? null : end + 0)),
        )
      }),
    )
    fc.assert(
      fc.property(ends(day), ([from, to]) => {
        fc.pre(from !== null || to !== null)
        expect(parseRange(formatRange({ from, to }), 'date')).toEqual({ from, to })
      }),
    )
  })

  it.each([
    ['10..', { from: '10', to: null }],
    [' ..-2.50 ', { from: null, to: '-2.5' }],
    ['7', { from: '7', to: '7' }],
    ['1e3..x', { from: '1000', to: null }],
    ['..', null],
    ['', null],
    ['NaN..Infinity', null],
    ['0x10..', null],
    ['1e999..', null],
  ])('%j is read as numbers', (text, range) => {
    expect(parseRange(text, 'number')).toEqual(range)
  })

  it.each([
    ['2026-01-01..2026-03-31', { from: '2026-01-01', to: '2026-03-31' }],
    ['2026-02-29..2028-02-29', { from: null, to: '2028-02-29' }],
    ['2026-13-01..', null],
    ['2026..2027', null],
    ['2026-01-01', { from: '2026-01-01', to: '2026-01-01' }],
  ])('%j is read as days', (text, range) => {
    expect(parseRange(text, 'date')).toEqual(range)
  })

  it('is read from anything without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('number', 'date'), fc.anything(), (text, kind, value) => {
        const range = parseRange(text, kind)
        if (range) expect(parseRange(formatRange(range), kind)).toEqual(range)
        inRanges([text], kind)?.(value)
      }),
    )
  })
})

describe('rows in a range', () => {
  const rows = [
    { id: 'a', size: 5, text: '5', day: '2026-03-31', at: '2026-03-31T23:30:00', date: new Date(2026, 2, 31, 12) },
    { id: 'b', size: 10, text: '10', day: '2026-04-01', at: '2026-04-01T00:00:00', date: new Date(2026, 3, 1) },
    { id: 'c', size: 10.5, text: 'ten', day: '', at: 'soon', date: new Date(NaN) },
    { id: 'd', size: null, text: '', day: null, at: null, date: null },
  ]
  const found = async (column: string, kind: 'number' | 'date', ...values: string[]) => {
    const query: RowQuery = { search: '', filters: { [column]: values }, sort: null, offset: 0, limit: 9 }
    const ranges = { [column]: kind }
    const page = await arraySource(rows).search({ ...query, ranges }, { signal: new AbortController().signal })
    return Array.from({ length: page.rows.length }, (_, i) => page.rows.at(i)?.id).join('')
  }

  it('have numbers between the ends, both included', async () => {
    expect(await found('size', 'number', '5..10')).toBe('ab')
    expect(await found('size', 'number', '10..')).toBe('bc')
    expect(await found('size', 'number', '..9')).toBe('a')
    expect(await found('size', 'number', '10..5')).toBe('')
    expect(await found('size', 'number', '..5', '10.5..')).toBe('ac')
    expect(await found('text', 'number', '..')).toBe('abcd')
    expect(await found('text', 'number', '0..')).toBe('ab')
  })

  it('have days, of a time stamp the day here', async () => {
    for (const column of ['day', 'at', 'date']) {
      expect(await found(column, 'date', '2026-01-01..2026-03-31')).toBe('a')
      expect(await found(column, 'date', '2026-04-01..')).toBe('b')
      expect(await found(column, 'date', '..2026-04-01')).toBe('ab')
      expect(await found(column, 'date', 'x..')).toBe('abcd')
    }
  })

  it('of other columns are compared as texts', async () => {
    const query: RowQuery = { search: '', filters: { text: ['5..10'] }, sort: null, offset: 0, limit: 9 }
    const page = await arraySource(rows).search(query, { signal: new AbortController().signal })
    expect(page.total).toBe(0)
  })
})
