import { type Product, productPage } from '@embpm/contract/sample/inventory'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import type { World } from './conforms.js'

const textFields: readonly (keyof Product)[] = ['sku', 'name', 'active']
const refusal = z.object({
  data: z.object({ problems: z.array(z.object({ path: z.string(), message: z.string().check(z.minLength(1)) })) }),
})

/** The products of a page, of which there must be some. */
export async function listedProducts({ read }: World, query: string): Promise<Product[]> {
  const { products } = await read(productPage, `GET products?${query}`)
  return products ?? []
}

/** All products as they are stored: a category is no number, so by category all are equal. */
export const storedProducts = (world: World) => listedProducts(world, 'sort=category&size=1000&page=0')

/** What the specification says of an order, in the plainest way. */
export function inOrder(rows: readonly Product[], sort: keyof Product, order: string): Product[] {
  const keyOf = (row: Product) => (textFields.includes(sort) ? String(row[sort]).toLowerCase() : Number(row[sort]) || 0)
  const sign = order === 'asc' ? 1 : -1
  return rows.toSorted((left, right) => (keyOf(left) === keyOf(right) ? 0 : keyOf(left) < keyOf(right) ? -sign : sign))
}

/** A call that must be refused, naming what is wrong, and change nothing. */
export const refused = (line: string, path: string, body?: unknown) => ({
  says: `refuses ${line} ${body === undefined ? '' : JSON.stringify(body)}`,
  check: async (world: World) => {
    const state = async () => [await storedProducts(world), await world.call('GET tags')]
    const before = await state()
    const { status, body: answer } = await world.call(line, body)
    expect(status).toBe(400)
    expect(refusal.parse(answer).data.problems[0]?.path).toBe(path)
    expect(await state()).toEqual(before)
  },
})

/** Whether the last of 13 digits is the check digit of the others. */
export function isEan13(barcode: string): boolean {
  const sum = Array.from(barcode, Number).reduce((all, digit, place) => all + digit * (place % 2 === 0 ? 1 : 3), 0)
  return /^\d{13}$/.test(barcode) && sum % 10 === 0
}
