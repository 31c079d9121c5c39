import {
  inventory as contract,
  inventoryTag,
  type Product,
  product,
  type ProductPage,
} from '@embpm/contract/sample/inventory'

import { sampleApi } from '../context.js'
import { sampleTable } from '../sampleTable.js'
import { sortedPart } from '../sorted.js'
import { brandSeeds, categorySeeds, emptyProduct, productSeeds, tagSeeds, vendorSeeds } from './inventory.data.js'

const listLatency = 300
const defaultSize = 10

const products = sampleTable({ name: 'product', schema: product, seeds: productSeeds })
const tags = sampleTable({ name: 'inventory-tag', schema: inventoryTag, seeds: () => tagSeeds })

const api = sampleApi(contract)

/** Texts sort without regard to case, inactive before active; everything else as numbers. Source: constants and limits. */
const keyOf = (field: keyof Product) => (row: Product) =>
  field === 'sku' || field === 'name' || field === 'active' ? String(row[field]).toLowerCase() : Number(row[field]) || 0

/** The products whose name contains a text, whatever its case; the list itself for an empty one. */
function named(rows: readonly Product[], text: string): readonly Product[] {
  const wanted = text.toLowerCase()
  return wanted === '' ? rows : rows.filter(({ name }) => name.toLowerCase().includes(wanted))
}

/** One page, where `part` answers the rows at some places of the order. */
function pageOf(
  { length, page, size }: { length: number; page: number; size: number },
  part: (places: { start: number; end: number }) => readonly Product[],
): ProductPage {
  const lastPage = Math.max(1, Math.ceil(length / size))
  if (page >= lastPage) return { products: null, pagination: { lastPage } }
  const startIndex = page * size
  const end = Math.min(startIndex + size, length)
  const pagination = { length, size, page, lastPage, startIndex, endIndex: end - 1 }
  return { products: [...part({ start: startIndex, end })], pagination }
}

/** The handlers of the inventory. */
export const inventory = api.router({
  categories: { list: api.categories.list.handler(() => [...categorySeeds]) },
  brands: { list: api.brands.list.handler(() => [...brandSeeds]) },
  vendors: { list: api.vendors.list.handler(() => [...vendorSeeds]) },
  tags: {
    list: api.tags.list.handler(async ({ context }) => [...(await tags.list(context))]),
    create: api.tags.create.handler(({ input, context }) => tags.add(context, 'first', input.tag)),
    update: api.tags.update.handler(({ input, context }) => tags.patch(context, input.id, input.tag)),
    remove: api.tags.remove.handler(async ({ input: { query }, context }) => {
      // The products first: whoever reads meanwhile finds no product with a tag that does not exist.
      await products.changeAll(context, (row) =>
        row.tags.includes(query.id) ? { ...row, tags: row.tags.filter((tag) => tag !== query.id) } : undefined,
      )
      await tags.remove(context, query.id)
      return true as const
    }),
  },
  products: {
    list: api.products.list.handler(async ({ input, context }) => {
      await context.wait(listLatency)
      const { search = '', sort = 'name', order = 'asc', page = 0, size = defaultSize } = input
      const found = named(await products.list(context), search)
      const by = { name: sort, keyOf: keyOf(sort), descending: order === 'desc' }
      return pageOf({ length: found.length, page, size }, (places) => sortedPart(found, by, places))
    }),
    get: api.products.get.handler(({ input, context }) => products.get(context, input.id)),
    create: api.products.create.handler(({ context }) => products.add(context, 'first', emptyProduct)),
    update: api.products.update.handler(({ input, context }) => products.patch(context, input.id, input.product)),
    remove: api.products.remove.handler(async ({ input: { query }, context }) => {
      await products.remove(context, query.id)
      return true as const
    }),
  },
})
