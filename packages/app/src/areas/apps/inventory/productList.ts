import type { Entity } from '@embpm/contract'
import type { Product } from '@embpm/contract/sample/inventory'
import type { SearchedKind } from '../../../entity/listSearch.js'

/** What the service sorts by as people expect it: names and numbers. Of a category or brand it knows the id alone. */
export const sortedFields = [
  'name',
  'sku',
  'stock',
  'reserved',
  'cost',
  'basePrice',
  'taxPercent',
  'price',
  'weight',
  'active',
] as const satisfies readonly (keyof Product)[]

/** What the address of the list can ask for. Products are no kind of entity: they have no organisation and no versions. */
export const productList: SearchedKind<Entity> = {
  fields: {},
  sortColumns: sortedFields,
  filterColumns: ['name', 'sku', 'barcode', 'category', 'brand', 'vendor', 'tags', ...sortedFields.slice(2)],
  conditionKinds: {
    name: 'text',
    sku: 'text',
    barcode: 'text',
    tags: 'text',
    stock: 'number',
    reserved: 'number',
    cost: 'number',
    basePrice: 'number',
    taxPercent: 'number',
    price: 'number',
    weight: 'number',
  },
  pageSize: 10,
}
