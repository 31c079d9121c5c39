import type { InventoryTag, Product, ProductPage } from '@embpm/contract/sample/inventory'
import { arraySource, type RowQuery, type RowSource, type RowSort } from '@embpm/ui/row-source'
import { sortedFields } from './productList.js'

/** The most products that the service gives at once. */
const most = 1000

/** One page of products, as the service is asked for it. */
export interface ProductQuestion {
  /** Looked for in names. */
  search: string
  sort: (typeof sortedFields)[number]
  order: 'asc' | 'desc'
  /** From 0. */
  page: number
  size: number
}

/** What the service is asked for, and what of it is shown in another way than it is stored. */
export interface ProductSourceOptions {
  ask: (question: ProductQuestion, signal: AbortSignal) => Promise<ProductPage>
  /** Fields that were changed here and are not stored yet, by id of their product. */
  changes: ReadonlyMap<string, Partial<Product>>
  /** All tags: products know their ids. */
  tags: readonly InventoryTag[]
}

/** What a product is in a column of the list: of tags their titles, of its state the name of a status; else the field itself. */
export function productValue(product: Product, column: string, tags: readonly InventoryTag[]): unknown {
  if (column === 'active') return product.active ? 'ACTIVE' : 'INACTIVE'
  if (column !== 'tags') return Reflect.get(product, column)
  return tags
    .filter(({ id }) => product.tags.includes(id))
    .map(({ title }) => title)
    .join(', ')
}

/** An order as the service knows it; by name unless something else is asked for. */
const orderOf = (sort: RowSort | null) => ({
  sort: sortedFields.find((field) => field === sort?.column) ?? ('name' as const),
  order: sort?.direction === 'descending' ? ('desc' as const) : ('asc' as const),
})

/**
 * The products for a table: the service searches, sorts and pages them. It has no filters: with one, all that a search finds are read
 * in their order, and filtered and paged here.
 */
export function productSource({ ask, changes, tags }: ProductSourceOptions): RowSource<Product> {
  const shown = (rows: readonly Product[]) => rows.map((row) => ({ ...row, ...changes.get(row.id) }))

  /** All that a search finds. */
  const readAll = async ({ search, sort }: Pick<RowQuery, 'search' | 'sort'>, signal: AbortSignal) => {
    const rows: Product[] = []
    for (let page = 0; ; page += 1) {
      const answer = await ask({ search: search.trim(), ...orderOf(sort), page, size: most }, signal)
      rows.push(...(answer.products ?? []))
      if (page + 1 >= answer.pagination.lastPage) return shown(rows)
    }
  }
  const filtered = (rows: readonly Product[]) =>
    arraySource(rows, { value: (row, column) => productValue(row, column, tags) })

  return {
    async search(query, request) {
      const { search, sort, offset, limit } = query
      if (Object.values(query.filters).some(({ length }) => length > 0)) {
        const rows = await readAll(query, request.signal)
        return filtered(rows).search({ ...query, search: '', sort: null }, request)
      }
      const size = Math.min(limit, most)
      const answer = await ask(
        { search: search.trim(), ...orderOf(sort), page: Math.floor(offset / size), size },
        request.signal,
      )
      // Of a page past the last one the service says nothing but how many there are.
      if (answer.products === null) return { rows: [], total: answer.pagination.lastPage * size }
      return { rows: shown(answer.products), total: answer.pagination.length }
    },
    async resolve(ids, { signal }) {
      const rows = await readAll({ search: '', sort: null }, signal)
      return rows.filter(({ id }) => ids.includes(id))
    },
    async values(column, request) {
      const rows = await readAll({ search: request.search, sort: null }, request.signal)
      return filtered(rows).values?.(column, { ...request, search: '' }) ?? []
    },
  }
}
