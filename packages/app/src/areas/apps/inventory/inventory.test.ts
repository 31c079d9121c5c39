import type { InventoryTag, Product, ProductPage } from '@embpm/contract/sample/inventory'
import type { RowPage, RowQuery } from '@embpm/ui/row-source'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { patchOf, priceWithTax, productForm, valuesOf } from './productForm.js'
import { type ProductQuestion, productSource, type ProductSourceOptions } from './productSource.js'
import { stockState } from './stockState.js'

const productOf = (id: string, more: Partial<Product> = {}): Product => ({
  id,
  category: 'mens',
  name: `Cap ${id}`,
  description: '',
  tags: [],
  sku: '',
  barcode: '',
  brand: '',
  vendor: '',
  stock: 5,
  reserved: 0,
  cost: '',
  basePrice: '',
  taxPercent: '',
  price: '',
  weight: '',
  thumbnail: null,
  images: [],
  active: true,
  ...more,
})

const tags: readonly InventoryTag[] = [
  { id: 'new', title: 'New season' },
  { id: 'last', title: 'Last pieces' },
]

/** The service as the specification says it: names are searched, pages past the last one have no products. */
const serviceOf = (rows: readonly Product[]) => (question: ProductQuestion) => {
  const { search, sort, order, page, size } = question
  const key = (row: Product) => (sort === 'name' ? row.name.toLowerCase() : Number(row[sort]) || 0)
  const sign = order === 'asc' ? 1 : -1
  const found = rows
    .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .toSorted((a, b) => (key(a) === key(b) ? 0 : key(a) < key(b) ? -sign : sign))
  const lastPage = Math.max(1, Math.ceil(found.length / size))
  const startIndex = page * size
  const products = found.slice(startIndex, startIndex + size)
  const answer: ProductPage =
    page >= lastPage
      ? { products: null, pagination: { lastPage } }
      : {
          products,
          pagination: {
            length: found.length,
            size,
            page,
            lastPage,
            startIndex,
            endIndex: startIndex + products.length - 1,
          },
        }
  return Promise.resolve(answer)
}

const all: RowQuery = { search: '', filters: {}, sort: null, offset: 0, limit: 10 }
const request = { signal: new AbortController().signal }
const sourceOf = (rows: readonly Product[], changes: ProductSourceOptions['changes'] = new Map()) => {
  const ask = vi.fn(serviceOf(rows))
  return { ask, source: productSource({ ask, changes, tags }) }
}
const idsOf = ({ rows, total }: RowPage<Product>) => ({
  total,
  ids: Array.from({ length: rows.length }, (_, index) => rows.at(index)?.id),
})

describe('the products of a table', () => {
  test('are searched, sorted and paged by the service', async () => {
    const { ask, source } = sourceOf(['c', 'a', 'b'].map((id) => productOf(id)))
    const page = await source.search({ ...all, search: ' cap ', offset: 2, limit: 2 }, request)
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      { search: 'cap', sort: 'name', order: 'asc', page: 1, size: 2 },
      request.signal,
    )
    expect(idsOf(page)).toEqual({ total: 3, ids: ['c'] })
    const sort = { column: 'stock', direction: 'descending' } as const
    await source.search({ ...all, sort }, request)
    expect(ask).toHaveBeenLastCalledWith(
      { search: '', sort: 'stock', order: 'desc', page: 0, size: 10 },
      request.signal,
    )
  })

  test('of a page past the last one are none, and the table learns which one is the last', async () => {
    const { source } = sourceOf([productOf('a'), productOf('b'), productOf('c')])
    const { rows, total } = await source.search({ ...all, offset: 20, limit: 2 }, request)
    expect(rows).toHaveLength(0)
    expect(Math.ceil(total / 2)).toBe(2)
  })

  test('are filtered here, whatever is searched for, however they are sorted, on every page', async () => {
    const row = fc.record({ category: fc.constantFrom('mens', 'ladies'), stock: fc.nat(9), active: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(row), fc.nat(3), fc.integer({ min: 1, max: 4 }), async (facts, page, limit) => {
        const rows = facts.map((more, index) => productOf(String(index).padStart(3, '0'), more))
        const { source } = sourceOf(rows)
        const sort = { column: 'name', direction: 'descending' } as const
        const filters = { category: ['ladies'], active: ['ACTIVE'], stock: ['3..'] }
        const kinds = { stock: 'number' } as const
        const found = await source.search({ search: 'CAP', filters, kinds, sort, offset: page * limit, limit }, request)
        const expected = rows
          .filter(({ category, active, stock }) => category === 'ladies' && active && Number(stock) >= 3)
          .toReversed()
        expect(idsOf(found)).toEqual({
          total: expected.length,
          ids: expected.slice(page * limit, (page + 1) * limit).map(({ id }) => id),
        })
      }),
    )
  })

  test('are told apart by the titles of their tags', async () => {
    const { source } = sourceOf([productOf('a', { tags: ['last', 'new'] }), productOf('b', { tags: ['new'] })])
    const found = await source.search({ ...all, filters: { tags: ['*last*'] }, kinds: { tags: 'text' } }, request)
    expect(idsOf(found).ids).toEqual(['a'])
    expect(await source.values?.('tags', { ...request, search: '', filters: {} })).toEqual([
      { value: 'New season', count: 1 },
      { value: 'New season, Last pieces', count: 1 },
    ])
  })

  test('are shown as they were changed, also before that is stored', async () => {
    const changes = new Map([['a', { active: false }]])
    const { source } = sourceOf([productOf('a'), productOf('b')], changes)
    const filters = { active: ['INACTIVE'] }
    expect(idsOf(await source.search({ ...all, filters }, request))).toEqual({ total: 1, ids: ['a'] })
    expect((await source.search(all, request)).rows.at(0)).toMatchObject({ id: 'a', active: false })
    expect(await source.resolve(['b', 'zzz'], request)).toMatchObject([{ id: 'b', active: true }])
  })
})

const stored = productOf('a', {
  basePrice: 139,
  taxPercent: 20,
  price: 166.8,
  weight: 1.35,
  images: ['data:,1'],
  thumbnail: 'data:,1',
  tags: ['new'],
})

describe('the form', () => {
  test('sends nothing where nothing was typed, and what was typed alone', () => {
    const base = valuesOf(stored)
    const output = productForm.parse(base)
    expect(patchOf(base, output)).toEqual({})
    expect(
      patchOf(base, {
        ...output,
        name: 'Hat',
        taxPercent: '8',
        weight: null,
        category: null,
        images: [],
        thumbnail: null,
      }),
    ).toEqual({ name: 'Hat', taxPercent: 8, weight: '', category: '', images: [], thumbnail: null })
  })

  test('makes of a new product what the service does not have by itself', () => {
    const base = valuesOf(undefined)
    expect(patchOf(base, productForm.parse({ ...base, name: ' Hat ', stock: 0 }))).toEqual({ name: 'Hat', stock: 0 })
  })

  test('takes the empty texts of a product that was just made for nothing known', () => {
    const fresh = productOf('f', { stock: '', reserved: '', category: '', thumbnail: '' })
    expect(valuesOf(fresh)).toMatchObject({ stock: null, reserved: null, category: null, thumbnail: null })
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ barcode: '4006' }, 'barcode'],
    [{ stock: -1 }, 'stock'],
    [{ reserved: 1.5 }, 'reserved'],
    [{ price: -0.01 }, 'price'],
    [{ images: Array.from({ length: 13 }, String) }, 'images'],
  ])('refuses %o', (wrong, field) => {
    const { error } = productForm.safeParse({ ...valuesOf(stored), ...wrong })
    expect(error?.issues.map((issue) => issue.path)).toEqual([[field]])
  })

  test('counts the price with tax in whole cents', () => {
    expect(priceWithTax(139, '20')).toBe(166.8)
    expect(priceWithTax(8.9, '8')).toBe(9.61)
    expect([priceWithTax(null, '8'), priceWithTax(1, null)]).toEqual([null, null])
  })
})

test.each([
  [10, 4, { free: 0.6, lack: null }],
  [10, 10, { free: 0, lack: 'reserved' }],
  [10, 12, { free: 0, lack: 'reserved' }],
  [0, 0, { free: 0, lack: 'out' }],
  [3, '', { free: 1, lack: null }],
  ['', 2, null],
] as const)('of %s pieces, %s of them reserved, so much is left', (stock, reserved, expected) => {
  expect(stockState({ stock, reserved })).toEqual(expected)
})
