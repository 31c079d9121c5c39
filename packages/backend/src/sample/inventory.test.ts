import { brand, category, inventoryTag, product, productPage, vendor } from '@embpm/contract/sample/inventory'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { conforms } from '../testing/conforms.js'
import { inOrder, isEan13, listedProducts, refused, storedProducts } from '../testing/storedProducts.js'
import { productSeeds } from './inventory.data.js'

conforms('/apps/ecommerce/inventory', [
  {
    says: 'lists the categories',
    check: async ({ read }) => {
      const categories = await read(z.array(category), 'GET categories')
      expect(categories.map(({ name, slug, parentId }) => [name, slug, parentId])).toEqual([
        ['Mens', 'mens', null],
        ['Ladies', 'ladies', null],
        ['Unisex', 'unisex', null],
      ])
    },
  },
  { says: 'lists the brands', call: 'GET brands', answers: z.array(brand).check(z.length(5)) },
  { says: 'lists the vendors', call: 'GET vendors', answers: z.array(vendor).check(z.length(3)) },
  { says: 'lists the tags', call: 'GET tags', answers: z.array(inventoryTag).check(z.length(10)) },

  {
    says: 'starts with 23 products that fit together',
    check: async (world) => {
      const products = await storedProducts(world)
      const idsOf = async (line: string) => {
        const entries = await world.read(z.array(z.looseObject({ id: z.string() })), line)
        expect(new Set(entries.map(({ id }) => id)).size, line).toBe(entries.length)
        return entries.map(({ id }) => id)
      }
      const [categories, brands, vendors, tags] = [
        await idsOf('GET categories'),
        await idsOf('GET brands'),
        await idsOf('GET vendors'),
        await idsOf('GET tags'),
      ]
      expect(products).toHaveLength(23)
      for (const field of ['id', 'name', 'sku', 'barcode', 'description'] as const)
        expect(new Set(products.map((row) => row[field])).size, field).toBe(23)
      for (const row of products) {
        expect(categories).toContain(row.category)
        expect(brands).toContain(row.brand)
        expect(vendors).toContain(row.vendor)
        expect(tags).toEqual(expect.arrayContaining(row.tags))
        expect([8, 10, 18, 20, 30]).toContain(row.taxPercent)
        expect(Number(row.price)).toBeCloseTo(Number(row.basePrice) * (1 + Number(row.taxPercent) / 100), 2)
        expect(Number(row.cost)).toBeLessThan(Number(row.basePrice))
        expect(Number(row.reserved)).toBeLessThanOrEqual(Number(row.stock))
        expect(row.barcode).toSatisfy(isEan13)
        for (const picture of [row.thumbnail ?? 'data:image/svg+xml,', ...row.images])
          expect(picture).toMatch(/^data:image\/svg\+xml,/)
      }
      for (const [field, all] of [
        ['brand', brands],
        ['vendor', vendors],
        ['category', categories],
      ] as const)
        expect(new Set(products.map((row) => row[field])), field).toEqual(new Set(all))
      expect(new Set(products.flatMap((row) => row.tags))).toEqual(new Set(tags))
      expect(products.filter(({ active }) => !active).length).toBeGreaterThan(1)
      expect(products.filter(({ thumbnail }) => thumbnail === null).length).toBeGreaterThan(0)
      expect(products.filter(({ thumbnail }) => thumbnail !== null).length).toBeGreaterThan(15)
      const names = products.map(({ name }) => name)
      const byLanguage = names.toSorted((left, right) => left.localeCompare(right, 'en'))
      expect(inOrder(products, 'name', 'asc').map(({ name }) => name)).toEqual(byLanguage)
      expect(byLanguage, 'stored in another order than by name').not.toEqual(names)
    },
  },

  { says: 'takes its time for a list', call: 'GET products?page=0', takes: 300 },
  {
    says: 'answers the first ten by name unless told otherwise',
    check: async (world) => {
      const { products, pagination } = await world.read(productPage, 'GET products?page=0')
      expect(pagination).toEqual({ length: 23, size: 10, page: 0, lastPage: 3, startIndex: 0, endIndex: 9 })
      expect(products).toEqual(inOrder(await storedProducts(world), 'name', 'asc').slice(0, 10))
      expect(await world.call('GET products')).toEqual(await world.call('GET products?page=0'))
      const empty = await world.call('GET products?search=&sort=&order=&page=&size=')
      expect(empty).toEqual(await world.call('GET products?page=0&size=10&sort=name&order=asc'))
    },
  },
  {
    says: 'answers the last page, and past it only the number of pages',
    check: async ({ read, call }) => {
      const { products, pagination } = await read(productPage, 'GET products?page=2')
      expect(products).toHaveLength(3)
      expect(pagination).toEqual({ length: 23, size: 10, page: 2, lastPage: 3, startIndex: 20, endIndex: 22 })
      for (const page of [3, 4, 1000])
        expect(await call(`GET products?page=${page}`)).toEqual({
          status: 200,
          body: { products: null, pagination: { lastPage: 3 } },
        })
    },
  },
  {
    says: 'sorts numbers as numbers, and texts without regard to case',
    check: async (world) => {
      const all = await storedProducts(world)
      for (const sort of z.keyof(product).options)
        for (const order of ['asc', 'desc'])
          expect(await listedProducts(world, `page=0&size=23&sort=${sort}&order=${order}`), `${sort} ${order}`).toEqual(
            inOrder(all, sort, order),
          )
      const prices = (await listedProducts(world, 'page=0&size=23&sort=price')).map(({ price }) => Number(price))
      expect(prices[0]).toBeLessThan(prices[22] ?? 0)
      expect(prices.every((price, index) => price >= (prices[index - 1] ?? 0))).toBe(true)
      const id = all[0]?.id ?? ''
      await world.call('PATCH product', { id, product: { name: 'zz lower', sku: 'aa-lower' } })
      const names = (await listedProducts(world, 'page=0&size=23')).map(({ name }) => name)
      expect(names[22]).toBe('zz lower')
      expect((await listedProducts(world, 'page=0&sort=sku'))[0]?.id).toBe(id)
    },
  },
  {
    says: 'sorts inactive before active',
    check: async (world) => {
      const active = (await listedProducts(world, 'page=0&size=23&sort=active')).map((row) => row.active)
      expect(active[0]).toBe(false)
      expect(active.indexOf(true)).toBe(active.filter((one) => !one).length)
      expect((await listedProducts(world, 'page=0&sort=active&order=desc'))[0]?.active).toBe(true)
    },
  },
  {
    says: 'searches names, ignoring case, and counts the hits only',
    check: async (world) => {
      const { products, pagination } = await world.read(productPage, 'GET products?search=gLoVeS&page=0')
      expect(products?.map(({ name }) => name)).toEqual(['Foundry Gloves', 'Slate Liner Gloves'])
      expect(pagination).toEqual({ length: 2, size: 10, page: 0, lastPage: 1, startIndex: 0, endIndex: 1 })
      expect(await listedProducts(world, 'search=NT-JK&page=0'), 'not in other fields').toEqual([])
      expect(await listedProducts(world, `search=${encodeURIComponent('.*')}&page=0`), 'no pattern').toEqual([])
    },
  },
  {
    says: 'answers an empty page when nothing is found',
    call: 'GET products?search=nothing+like+it&page=0',
    answers: { products: [], pagination: { length: 0, size: 10, page: 0, lastPage: 1, startIndex: 0, endIndex: -1 } },
  },
  {
    says: 'has no second page when nothing is found',
    call: 'GET products?search=nothing+like+it&page=1',
    answers: { products: null, pagination: { lastPage: 1 } },
  },
  ...['page=-1', 'page=1.5', 'page=x', 'size=0', 'size=1001', 'size=ten', 'order=up', 'sort=colour'].map((query) =>
    refused(`GET products?${query}`, query.split('=')[0] ?? ''),
  ),

  ...[
    'PUT product',
    'GET tag',
    'DELETE products',
    'PATCH categories',
    'GET product/product-001',
    'GET',
    'POST nope',
  ].map((line) => ({ says: `has nothing at ${line}`, call: line, status: 404, answers: 'NOT FOUND' })),
])

describe('many products', () => {
  const rows = productSeeds(2000)

  test('begin with those of the sample, are valid, and the same each time', () => {
    expect(rows).toHaveLength(2000)
    expect(rows.slice(0, 23)).toEqual(productSeeds())
    expect(productSeeds(5)).toEqual(rows.slice(0, 5))
    expect(productSeeds(2000)).toEqual(rows)
    for (const row of rows) expect(product.safeParse(row).error, row.id).toBeUndefined()
  })

  test('have ids, barcodes and names of their own, and no pictures of their own', () => {
    for (const field of ['id', 'barcode', 'name'] as const)
      expect(new Set(rows.map((row) => row[field])).size, field).toBe(2000)
    expect(new Set(rows.map(({ thumbnail }) => thumbnail)).size).toBeLessThan(24)
    expect(new Set(rows.map(({ taxPercent }) => taxPercent))).toEqual(new Set([8, 10, 18, 20, 30]))
    for (const { barcode } of rows) expect(barcode).toSatisfy(isEan13)
  })
})
