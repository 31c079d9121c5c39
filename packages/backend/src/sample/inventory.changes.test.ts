import { inventoryTag, type Product, product, productPage } from '@embpm/contract/sample/inventory'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms } from '../testing/conforms.js'
import { listedProducts, refused, storedProducts } from '../testing/storedProducts.js'

const newProduct: Omit<Product, 'id'> = {
  category: '',
  name: 'A New Product',
  description: '',
  tags: [],
  sku: '',
  barcode: '',
  brand: '',
  vendor: '',
  stock: '',
  reserved: '',
  cost: '',
  basePrice: '',
  taxPercent: '',
  price: '',
  weight: '',
  thumbnail: '',
  images: [],
  active: false,
}

conforms('/apps/ecommerce/inventory', [
  {
    says: 'reads one product',
    check: async (world) => {
      const all = await storedProducts(world)
      for (const row of all) expect(await world.read(product, `GET product?id=${row.id}`)).toEqual(row)
    },
  },
  { says: 'reads nothing under an unknown id', call: 'GET product?id=nope', answers: null },
  refused('GET product', 'id'),
  refused('GET product?id=', 'id'),

  {
    says: 'creates empty products before all others',
    check: async (world) => {
      const before = await storedProducts(world)
      const first = await world.read(product, 'POST product', {})
      expect(first).toEqual({ ...newProduct, id: first.id })
      const second = await world.read(product, 'POST product', { id: first.id, product: { name: 'Ignored' } })
      const third = await world.read(product, 'POST product')
      expect(second).toEqual({ ...newProduct, id: second.id })
      expect(await storedProducts(world)).toEqual([third, second, first, ...before])
      expect(
        (await listedProducts(world, 'page=0')).slice(0, 3).map(({ id }) => id),
        'also among equal names',
      ).toContain(third.id)
      const named = await listedProducts(world, 'page=0&search=A New Product')
      expect(named.map(({ id }) => id)).toEqual([third.id, second.id, first.id])
      const downwards = await listedProducts(world, 'page=0&search=A New Product&order=desc')
      expect(downwards.map(({ id }) => id)).toEqual([third.id, second.id, first.id])
      expect(new Set((await storedProducts(world)).map(({ id }) => id)).size).toBe(26)
    },
  },
  {
    says: 'changes the given fields of a product, lists as a whole',
    check: async (world) => {
      const before = await storedProducts(world)
      const [, second] = before
      const id = second?.id ?? ''
      const patch = { tags: ['inventory-tag-recycled'], price: 12.34, active: false, thumbnail: null, weight: '' }
      const answer = await world.read(product, 'PATCH product', {
        id,
        product: { ...patch, id: 'other', colour: 'red' },
      })
      expect(answer).toEqual({ ...second, ...patch })
      expect(await world.call(`GET product?id=${id}`)).toEqual({ status: 200, body: answer })
      expect(await storedProducts(world)).toEqual(before.map((row) => (row.id === id ? answer : row)))
      expect(await world.read(product, 'PATCH product', { id, product: {} })).toEqual(answer)
    },
  },
  {
    says: 'changes nothing under an unknown id',
    check: async (world) => {
      const before = await storedProducts(world)
      expect(await world.call('PATCH product', { id: 'nope', product: { name: 'x' } })).toEqual({
        status: 200,
        body: null,
      })
      expect(await world.call('DELETE product?id=nope')).toEqual({ status: 200, body: true })
      expect(await storedProducts(world)).toEqual(before)
    },
  },
  refused('PATCH product', 'id', { product: { name: 'x' } }),
  refused('PATCH product', 'product', { id: 'product-001' }),
  refused('PATCH product', 'product.name', { id: 'product-001', product: { name: 5 } }),
  refused('PATCH product', 'product.active', { id: 'product-001', product: { name: 'x', active: 'yes' } }),
  refused('PATCH product', 'product.tags', { id: 'product-001', product: { tags: 'inventory-tag-recycled' } }),
  refused('DELETE product', 'query.id'),
  {
    says: 'deletes a product for good',
    check: async (world) => {
      const [first, ...others] = await storedProducts(world)
      const line = `DELETE product?id=${first?.id}`
      expect(await world.call(line)).toEqual({ status: 200, body: true })
      expect(await storedProducts(world)).toEqual(others)
      expect(await world.call(`GET product?id=${first?.id}`)).toEqual({ status: 200, body: null })
      expect(await world.call('PATCH product', { id: first?.id, product: { name: 'x' } })).toMatchObject({ body: null })
      expect(await world.call(line)).toEqual({ status: 200, body: true })
      expect((await world.read(productPage, 'GET products?page=0')).pagination).toMatchObject({ length: 22 })
    },
  },

  {
    says: 'creates tags before all others',
    check: async ({ read }) => {
      const before = await read(z.array(inventoryTag), 'GET tags')
      const made = await read(inventoryTag, 'POST tag', { tag: { title: 'Ex-Ausstellung ÄÖÜ', id: before[0]?.id } })
      expect(made).toEqual({ id: made.id, title: 'Ex-Ausstellung ÄÖÜ' })
      const next = await read(inventoryTag, 'POST tag', { tag: { title: '展示品' } })
      expect(await read(z.array(inventoryTag), 'GET tags')).toEqual([next, made, ...before])
      expect(new Set([next, made, ...before].map(({ id }) => id)).size).toBe(12)
    },
  },
  {
    says: 'changes a tag in its place',
    check: async ({ read, call }) => {
      const before = await read(z.array(inventoryTag), 'GET tags')
      const id = before[3]?.id ?? ''
      expect(await call('PATCH tag', { id, tag: { id: 'other', title: 'Renamed' } })).toEqual({
        status: 200,
        body: { id, title: 'Renamed' },
      })
      expect(await call('PATCH tag', { id: 'nope', tag: { title: 'x' } })).toEqual({ status: 200, body: null })
      const expected = before.map((tag) => (tag.id === id ? { id, title: 'Renamed' } : tag))
      expect(await read(z.array(inventoryTag), 'GET tags')).toEqual(expected)
    },
  },
  refused('POST tag', 'tag', {}),
  refused('POST tag', 'tag.title', { tag: {} }),
  refused('POST tag', 'tag.title', { tag: { title: 1 } }),
  refused('PATCH tag', 'id', { tag: { title: 'x' } }),
  refused('PATCH tag', 'tag.title', { id: 'inventory-tag-outdoor', tag: { title: null } }),
  refused('DELETE tag', 'query.id'),
  {
    says: 'deletes a tag, and takes it off every product',
    check: async (world) => {
      const before = await storedProducts(world)
      const id = 'inventory-tag-waterproof'
      expect(before.filter(({ tags }) => tags.includes(id)).length).toBeGreaterThan(2)
      expect(await world.call(`DELETE tag?id=${id}`)).toEqual({ status: 200, body: true })
      const without = before.map((row) => ({ ...row, tags: row.tags.filter((tag) => tag !== id) }))
      expect(await storedProducts(world)).toEqual(without)
      const tags = await world.read(z.array(inventoryTag), 'GET tags')
      expect(tags).toHaveLength(9)
      expect(tags.map((tag) => tag.id)).not.toContain(id)
      expect(await world.call(`DELETE tag?id=${id}`)).toEqual({ status: 200, body: true })
      expect(await storedProducts(world)).toEqual(without)
    },
  },
])
