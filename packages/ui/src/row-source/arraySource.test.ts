import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arraySource } from './arraySource.js'
import { compareValues, isEmptyValue, sortCollator } from './compareValues.js'
import type { RowPage, RowQuery, RowSource } from './RowSource.js'
import { foldCase, searchText, searchTokens } from './searchText.js'

interface Item {
  id: string
  name: string | null
  size: number | null
  tag: string
}

const everything: RowQuery = { search: '', filters: {}, sort: null, offset: 0, limit: Infinity }

const listOf = (page: RowPage<Item>): Item[] =>
  Array.from({ length: page.rows.length }, (_, i) => {
    const row = page.rows.at(i)
    if (!row) throw new Error(`no row at ${i}`)
    return row
  })

const ask = async (source: RowSource<Item>, query: Partial<RowQuery>): Promise<RowPage<Item>> =>
  source.search({ ...everything, ...query }, { signal: new AbortController().signal })

const naiveSearch = (rows: readonly Item[], search: string): Item[] => {
  const tokens = searchTokens(search)
  return rows.filter((row) => {
    const texts = Object.values(row).map((value) => foldCase(searchText(value)))
    return tokens.every((token) => texts.some((text) => text.includes(token)))
  })
}

const letters = fc.string({ unit: fc.constantFrom(...Array.from('abAB 01_.äÄßİΣσς-é\n')), maxLength: 9 })
const items = (maxLength = 60) =>
  fc
    .array(
      fc.record({
        name: fc.option(letters),
        size: fc.option(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double())),
        tag: fc.constantFrom('', 'x', 'y'),
      }),
      { maxLength },
    )
    .map((rows): Item[] => rows.map((row, i) => ({ id: `k${i}`, ...row })))

/** Many rows of few kinds: more than are searched and sorted at once. */
const many = (count: number): Item[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `k${i}`,
    name: `Order ${(i * 7919) % 5003} ${i % 3 ? 'sales' : 'Ä purchase'}`,
    size: i % 11 === 0 ? null : (i * 31) % 997,
    tag: i % 2 ? 'odd' : 'even',
  }))

describe('search', () => {
  it('finds the rows that a naive search finds', async () => {
    await fc.assert(
      fc.asyncProperty(items(), letters, async (rows, search) => {
        expect(listOf(await ask(arraySource(rows), { search }))).toEqual(naiveSearch(rows, search))
      }),
      { numRuns: 500 },
    )
  })

  it('finds the same in many rows, tokens in any order', async () => {
    const rows = many(12_345)
    for (const search of ['sales 42', '42 sales', 'PURCHASE ä order 9', 'nothing of it', 'k12344']) {
      expect(listOf(await ask(arraySource(rows), { search }))).toEqual(naiveSearch(rows, search))
    }
  })

  it('keeps the rows with any of the values of a column, and all columns', async () => {
    await fc.assert(
      fc.asyncProperty(items(), fc.subarray(['', 'x', 'y']), letters, async (rows, tag, search) => {
        const wanted = naiveSearch(rows, search).filter((row) => tag.length === 0 || tag.includes(row.tag))
        const page = await ask(arraySource(rows), { search, filters: { tag } })
        expect(listOf(page)).toEqual(wanted)
        expect(page).toMatchObject({ total: wanted.length, unfilteredTotal: rows.length })
      }),
    )
  })

  it('searches only in the given values', async () => {
    const source = arraySource(many(10), { searchIn: (row) => [row.tag] })
    expect((await ask(source, { search: 'order' })).total).toBe(0)
    expect((await ask(source, { search: 'even' })).total).toBe(5)
  })
})

describe('sort', () => {
  const columns = ['name', 'size', 'tag', 'id'] as const
  it.each(['en', 'de', 'sv', 'da', 'cs'])('is the stable order of the naive comparator (%s)', async (locale) => {
    const collator = sortCollator(locale)
    await fc.assert(
      fc.asyncProperty(items(), fc.constantFrom(...columns), fc.boolean(), async (rows, column, up) => {
        const sign = up ? 1 : -1
        const wanted = rows.toSorted((a, b) => {
          const [emptyA, emptyB] = [isEmptyValue(a[column]), isEmptyValue(b[column])]
          if (emptyA || emptyB) return Number(emptyA) - Number(emptyB)
          return sign * compareValues(a[column], b[column], collator)
        })
        const sort = { column, direction: up ? 'ascending' : 'descending' } as const
        expect(listOf(await ask(arraySource(rows, { locale }), { sort }))).toEqual(wanted)
      }),
      { numRuns: 300 },
    )
  })

  it('is that order for many rows that share long beginnings', async () => {
    const part = fc.constantFrom(
      'Sales order ',
      'sales ORDER ',
      'item 7',
      'item 12',
      '0',
      '00',
      'é',
      'a',
      'b1',
      '12345678',
      '-',
    )
    const texts = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))
    const sizes = fc.double({ noDefaultInfinity: false })
    const collator = sortCollator('en')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ name: texts, size: sizes }), { minLength: 60, maxLength: 400 }),
        fc.constantFrom('name', 'size'),
        fc.boolean(),
        async (made, column, up) => {
          const rows = made.map((row, i): Item => ({ id: `k${i}`, tag: '', ...row }))
          const wanted = rows.toSorted((a, b) => {
            const [emptyA, emptyB] = [isEmptyValue(a[column]), isEmptyValue(b[column])]
            if (emptyA || emptyB) return Number(emptyA) - Number(emptyB)
            return (up ? 1 : -1) * compareValues(a[column], b[column], collator)
          })
          const sort = { column, direction: up ? 'ascending' : 'descending' } as const
          expect(listOf(await ask(arraySource(rows, { locale: 'en' }), { sort }))).toEqual(wanted)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('orders numbers by size, digits in text by their number, mixed values with numbers first', async () => {
    const values: unknown[] = ['item 10', 10, 'item 9', 9, null, 'Item 9b', true, '']
    const source = arraySource(
      values.map((v, i) => ({ id: String(i), v })),
      { locale: 'en' },
    )
    const sort = { column: 'v', direction: 'ascending' } as const
    const page = await source.search({ ...everything, sort }, { signal: new AbortController().signal })
    expect(Array.from({ length: page.rows.length }, (_, i) => page.rows.at(i)?.v)).toEqual([
      true,
      9,
      10,
      'item 9',
      'Item 9b',
      'item 10',
      null,
      '',
    ])
  })

  it('shows the first rows of many at once, the same as the complete answer begins with', async () => {
    const source = arraySource(many(20_000), { locale: 'en' })
    const sort = { column: 'name', direction: 'descending' } as const
    const early: RowPage<Item>[] = []
    const answer = source.search(
      { ...everything, sort },
      { signal: new AbortController().signal, onProgress: (page) => early.push(page) },
    )
    expect(early).toHaveLength(1)
    const page = await answer
    const first = early[0]
    expect(first).toMatchObject({ complete: false, total: 20_000 })
    if (first) expect(listOf(first)).toEqual(listOf(page).slice(0, first.rows.length))
    expect(page.rows.length).toBe(20_000)
    const names = sortCollator('en')
    const all = listOf(page)
    for (const [i, row] of all.entries()) {
      const before = all[i - 1]
      if (before) expect(names.compare(before.name ?? '', row.name ?? '')).toBeGreaterThanOrEqual(0)
    }
  })

  it('searches in a sorted list in its order', async () => {
    const rows = many(9000)
    const source = arraySource(rows)
    const sort = { column: 'size', direction: 'ascending' } as const
    const all = listOf(await ask(source, { sort }))
    expect(listOf(await ask(source, { sort, search: 'sales 4' }))).toEqual(naiveSearch(all, 'sales 4'))
  })
})

describe('pages', () => {
  it('lose and repeat no row', async () => {
    await fc.assert(
      fc.asyncProperty(
        items(),
        fc.integer({ min: 1, max: 7 }),
        fc.boolean(),
        letters,
        async (rows, limit, sorted, search) => {
          const sort = sorted ? ({ column: 'name', direction: 'ascending' } as const) : null
          const source = arraySource(rows)
          const paged: Item[] = []
          for (let offset = 0; offset < rows.length + limit; offset += limit) {
            paged.push(...listOf(await ask(source, { search, sort, offset, limit })))
          }
          expect(paged).toEqual(listOf(await ask(arraySource(rows), { search, sort })))
        },
      ),
    )
  })

  it('are there at once without a search, however many rows', () => {
    const page = arraySource(many(50_000)).search(everything, { signal: new AbortController().signal })
    expect(page).not.toBeInstanceOf(Promise)
  })

  it('hold no row outside', async () => {
    const { rows } = await ask(arraySource(many(30)), { offset: 10, limit: 10 })
    expect([rows.at(-1), rows.at(10), rows.at(0)?.id, rows.at(9)?.id]).toEqual([undefined, undefined, 'k10', 'k19'])
  })
})

describe('abort', () => {
  it('stops the work and leaves nothing behind', async () => {
    let reads = 0
    const source = arraySource(many(100_000), {
      value: (row, column) => {
        reads++
        return new Map<string, unknown>(Object.entries(row)).get(column)
      },
      locale: 'cs',
    })
    const sort = { column: 'name', direction: 'ascending' } as const
    const controller = new AbortController()
    const answer = source.search({ ...everything, sort }, { signal: controller.signal, onProgress: () => undefined })
    controller.abort()
    await answer
    const after = reads
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(reads).toBe(after)
    expect((await ask(source, { sort, limit: 5 })).total).toBe(100_000)
  })

  it('drops an unfinished search without keeping its hits', async () => {
    const rows = many(100_000)
    const source = arraySource(rows)
    const controller = new AbortController()
    const answer = source.search({ ...everything, search: 'sales' }, { signal: controller.signal })
    controller.abort()
    await answer
    expect((await ask(source, { search: 'sales' })).total).toBe(naiveSearch(rows, 'sales').length)
  })
})

describe('keys and values', () => {
  it('resolves known keys in their order and leaves out unknown ones', async () => {
    const source = arraySource(many(10))
    const found = await source.resolve(['k3', 'none', 'k1'], { signal: new AbortController().signal })
    expect(found.map((row) => row.id)).toEqual(['k3', 'k1'])
  })

  const rows = [
    { id: '1', v: 'b10', kind: 'x', size: 1 },
    { id: '2', v: 'b9', kind: 'y', size: 20 },
    { id: '3', v: null, kind: 'x', size: 30 },
    { id: '4', v: 'b9', kind: 'x', size: 40 },
  ]
  const values = async (column: string, query: Partial<RowQuery> = {}) =>
    arraySource(rows).values?.(column, { search: '', filters: {}, ...query, signal: new AbortController().signal })

  it('lists distinct values, sorted and counted', async () => {
    expect(await values('v')).toEqual([
      { value: 'b9', count: 2 },
      { value: 'b10', count: 1 },
      { value: '', count: 1 },
    ])
  })

  it('counts the values of the rows that the search and the other columns leave', async () => {
    const filters = { v: ['b10'], kind: ['!y'], size: ['20..'] }
    expect(await values('v', { filters, kinds: { size: 'number' } })).toEqual([
      { value: 'b9', count: 1 },
      { value: '', count: 1 },
    ])
    expect(await values('v', { search: 'Y' })).toEqual([{ value: 'b9', count: 1 }])
  })

  it('counts 100,000 rows in slices as it counts a few', async () => {
    const names = (i: number) => `n${(i * 7919) % 30_000}`
    const source = arraySource(Array.from({ length: 100_000 }, (_, i) => ({ id: `${i}`, v: names(i) })))
    const counted = await source.values?.('v', { search: '', filters: {}, signal: new AbortController().signal })
    expect(counted).toHaveLength(30_000)
    expect(counted?.slice(0, 2)).toEqual([
      { value: 'n0', count: 4 },
      { value: 'n1', count: 4 },
    ])
  })
})
