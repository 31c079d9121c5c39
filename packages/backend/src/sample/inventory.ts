import {
  inventory as contract,
  inventoryTag,
  type Product,
  product,
  type ProductPage,
} from '@embpm/contract/sample/inventory'

import { sampleApi } from '../context.js'
import { sampleTable } from '../sampleTable.js'
import { sorted } from '../sorted.js'
import { brandSeeds, categorySeeds, emptyProduct, productSeeds, tagSeeds, vendorSeeds } from './inventory.data.js'

const listLatency = 300
const defaultSize = 10

const products = sampleTable({ name: 'product', schema: product, seeds: productSeeds })
const tags = sampleTable({ name: 'inventory-tag', schema: inventoryTag, seeds: () => tagSeeds })

const api = sampleApi(contract)

/** Texts sort without regard to case, inactive before active; everything else as numbers. Source: constants and limits. */
const keyOf = (field: keyof Product) => (row: Product) =>
  field === 'sku' || field === 'name' || field === 'active' ? String(row[field]).toLowerCase() : Number(row[field]) || 0

function cut(rows: readonly Product[], page: number, size: number): ProductPage {
  const lastPage = Math.max(1, Math.ceil(rows.length / size))
  const startIndex = page * size
  if (page >= lastPage) return { products: null, pagination: { lastPage } }
  const endIndex = Math.min(startIndex + size, rows.length) - 1
  const pagination = { length: rows.length, size, page, lastPage, startIndex, endIndex }
  return { products: rows.slice(startIndex, endIndex + 1), pagination }
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
      await tags.remove(context, query.id)
      await products.changeAll(context, (row) =>
        row.tags.includes(query.id) ? { ...row, tags: row.tags.filter((tag) => tag !== query.id) } : undefined,
      )
      return true as const
    }),
  },
  products: {
    list: api.products.list.handler(async ({ input, context }) => {
      await context.wait(listLatency)
      const { search = '', sort = 'name', order = 'asc', page = 0, size = defaultSize } = input
      const all = sorted(await products.list(context), sort, keyOf(sort), order === 'desc')
      const wanted = search.toLowerCase()
      return cut(wanted ? all.filter(({ name }) => name.toLowerCase().includes(wanted)) : all, page, size)
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
