import { inventoryTag, product } from '@embpm/contract/sample/inventory'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms } from '../testing/conforms.js'
import { inOrder, listedProducts, storedProducts } from '../testing/storedProducts.js'

conforms('/apps/ecommerce/inventory', [
  {
    says: 'pages lose and repeat nothing, and are in a stable order',
    check: async (world) => {
      for (const name of ['harbour parka', 'A NEW PRODUCT', 'Birch beanie']) {
        const { id } = await world.read(product, 'POST product', {})
        await world.call('PATCH product', { id, product: { name, price: 82, taxPercent: 18 } })
      }
      await world.call('POST product', {})
      const all = await storedProducts(world)
      const asked = fc.record({
        sort: fc.constantFrom(...z.keyof(product).options),
        order: fc.constantFrom('asc', 'desc'),
        size: fc.integer({ min: 1, max: 30 }),
        search: fc.constantFrom('', 'a', 'e', 'BOOTS', 'new', 'parka', 'ck', 'zzz'),
      })
      const property = fc.asyncProperty(asked, async ({ sort, order, size, search }) => {
        const hits = all.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
        const lastPage = Math.max(1, Math.ceil(hits.length / size))
        const pages = Array.from({ length: lastPage }, (_, page) =>
          listedProducts(world, `sort=${sort}&order=${order}&size=${size}&search=${search}&page=${page}`),
        )
        expect((await Promise.all(pages)).flat()).toEqual(inOrder(hits, sort, order))
      })
      await fc.assert(property, { numRuns: 25 })
    },
  },
  {
    says: 'a deleted tag is on no product, whatever happened before',
    check: async (world) => {
      const tagsNow = async () => (await world.read(z.array(inventoryTag), 'GET tags')).map(({ id }) => id)
      const products = (await storedProducts(world)).slice(0, 6).map(({ id }) => id)
      const steps = fc.array(
        fc.record({
          step: fc.constantFrom('create', 'assign', 'assign', 'rename', 'delete'),
          tag: fc.nat(20),
          others: fc.subarray([0, 1, 2, 3, 4, 5]),
          product: fc.nat(5),
        }),
        { minLength: 1, maxLength: 8 },
      )
      const property = fc.asyncProperty(steps, async (sequence) => {
        for (const { step, tag, others, product: at } of sequence) {
          const tags = await tagsNow()
          const id = tags[tag % tags.length] ?? ''
          const chosen = others.flatMap((index) => tags[index] ?? [])
          if (step === 'create' || tags.length < 3) await world.call('POST tag', { tag: { title: 'More' } })
          else if (step === 'assign')
            await world.call('PATCH product', { id: products[at], product: { tags: [...chosen, id] } })
          else if (step === 'rename') await world.call('PATCH tag', { id, tag: { title: 'Other' } })
          else await world.call(`DELETE tag?id=${id}`)
        }
        const left = await tagsNow()
        for (const row of await storedProducts(world)) expect(left).toEqual(expect.arrayContaining(row.tags))
      })
      await fc.assert(property, { numRuns: 10 })
    },
  },
  {
    says: 'what is asked for at once happens as if one after the other',
    check: async (world) => {
      const before = await storedProducts(world)
      const gone = ['outdoor', 'waterproof', 'recycled', 'insulated'].map((name) => `inventory-tag-${name}`)
      const [, , created] = await Promise.all([
        Promise.all(gone.map((id) => world.call(`DELETE tag?id=${id}`))),
        Promise.all(before.map(({ id }) => world.call('PATCH product', { id, product: { stock: 7 } }))),
        Promise.all(Array.from({ length: 5 }, () => world.read(product, 'POST product', {}))),
        Promise.all(Array.from({ length: 5 }, () => world.call('POST tag', { tag: { title: 'At once' } }))),
        Promise.all(Array.from({ length: 5 }, () => world.call('PATCH tag', { id: gone[0], tag: { title: 'Late' } }))),
      ])
      const [products, tags] = [await storedProducts(world), await world.read(z.array(inventoryTag), 'GET tags')]
      expect(new Set(products.slice(0, 5).map(({ id }) => id))).toEqual(new Set(created.map(({ id }) => id)))
      expect(products.slice(5)).toEqual(
        before.map((row) => ({ ...row, stock: 7, tags: row.tags.filter((tag) => !gone.includes(tag)) })),
      )
      expect(tags).toHaveLength(10 - gone.length + 5)
    },
  },
  {
    says: 'no product ever shows a tag that does not exist',
    check: async (world) => {
      const ids = (await world.read(z.array(inventoryTag), 'GET tags')).map(({ id }) => id)
      const look = async () => {
        const tags = (await world.read(z.array(inventoryTag), 'GET tags')).map(({ id }) => id)
        return { tags, products: await storedProducts(world) }
      }
      const looks = await Promise.all(
        ids.flatMap((id) => [look(), world.call(`DELETE tag?id=${id}`).then(() => look())]),
      )
      // A tag that was seen missing must not be on a product that was read after it.
      for (const { tags, products } of looks)
        for (const row of products) expect(tags).toEqual(expect.arrayContaining(row.tags))
      expect((await storedProducts(world)).every((row) => row.tags.length === 0)).toBe(true)
    },
  },
])
