import type { ContractRouterClient } from '@orpc/contract'
import * as z from 'zod/mini'

import {
  anything,
  byId,
  byIdInQuery,
  id,
  optionalInQuery,
  pageNumber,
  pageSize,
  patchOf,
  sampleRoute,
} from '../common/sample.js'

/** A product category; `parentId` is `null` at the top. */
export const category = z.object({ id, parentId: z.nullable(id), name: z.string(), slug: z.string() })

/** A product category. */
export type Category = z.infer<typeof category>

/** A brand of products. */
export const brand = z.object({ id, name: z.string(), slug: z.string() })

/** A brand of products. */
export type Brand = z.infer<typeof brand>

/** A vendor of products. */
export const vendor = z.object(brand.shape)

/** A vendor of products. */
export type Vendor = Brand

/** A tag of products. */
export const inventoryTag = z.object({ id, title: z.string() })

/** A tag of products. */
export type InventoryTag = z.infer<typeof inventoryTag>

/** A number that a new product does not have yet. */
const numberOrNone = z.union([z.number(), z.literal('')])

/** A product. In a new one, numbers and texts alike are empty texts. */
export const product = z.object({
  id,
  /** Id of a {@link category}. */
  category: z.string(),
  name: z.string(),
  description: z.string(),
  /** Ids of {@link inventoryTag}. */
  tags: z.array(id),
  /** The shop's own number, such as `NT-JK-0412`. */
  sku: z.string(),
  /** EAN-13, as text: it may begin with 0. */
  barcode: z.string(),
  /** Id of a {@link brand}. */
  brand: z.string(),
  /** Id of a {@link vendor}. */
  vendor: z.string(),
  /** Pieces at hand. */
  stock: numberOrNone,
  /** Pieces of the stock that are promised to somebody. */
  reserved: numberOrNone,
  /** What the shop pays for a piece, in its currency. */
  cost: numberOrNone,
  /** Price of a piece without tax, in the shop's currency. */
  basePrice: numberOrNone,
  /** 8, 10, 18, 20 or 30 in the sample. */
  taxPercent: numberOrNone,
  /** Price of a piece with tax, in the shop's currency. */
  price: numberOrNone,
  /** Of a piece, in kg. */
  weight: numberOrNone,
  /** Address of a small picture; `null` without one. */
  thumbnail: z.nullable(z.string()),
  /** Addresses of pictures. */
  images: z.array(z.string()),
  /** Whether it is for sale. */
  active: z.boolean(),
})

/** A product. */
export type Product = z.infer<typeof product>

/** The fields that products can be sorted by: all. */
export const productFields = z.keyof(product)

/** One page of products, or only the number of pages when the page asked for is past the last. */
export const productPage = z.union([
  z.object({
    products: z.array(product),
    pagination: z.object({
      /** Hits on all pages. */
      length: z.int(),
      size: z.int(),
      /** From 0. */
      page: z.int(),
      /** Number of pages, at least 1. */
      lastPage: z.int(),
      startIndex: z.int(),
      /** Index of the page's last entry, -1 when nothing was found. */
      endIndex: z.int(),
    }),
  }),
  z.object({ products: z.null(), pagination: z.object({ lastPage: z.int() }) }),
])

/** One page of products. */
export type ProductPage = z.infer<typeof productPage>

const route = sampleRoute('/apps/ecommerce/inventory', 'Inventory')

/** The inventory of a shop. Source: sample services, "Inventory". */
export const inventory = {
  categories: { list: route('GET', '/categories', 'List categories').output(z.array(category)) },
  brands: { list: route('GET', '/brands', 'List brands').output(z.array(brand)) },
  vendors: { list: route('GET', '/vendors', 'List vendors').output(z.array(vendor)) },
  tags: {
    list: route('GET', '/tags', 'List tags').output(z.array(inventoryTag)),
    create: route('POST', '/tag', 'Create a tag')
      .input(z.object({ tag: z.omit(inventoryTag, { id: true }) }))
      .output(inventoryTag),
    update: route('PATCH', '/tag', 'Change a tag')
      .input(z.extend(byId, { tag: patchOf(inventoryTag) }))
      .output(z.nullable(inventoryTag)),
    /** Takes the tag off every product. */
    remove: route('DELETE', '/tag', 'Delete a tag').input(byIdInQuery).output(z.literal(true)),
  },
  products: {
    /** `search` looks into names; `sort` is a field of a product, `order` asc or desc, `page` counts from 0. */
    list: route('GET', '/products', 'List products')
      .input(
        z.object({
          search: optionalInQuery(z.string()),
          sort: optionalInQuery(productFields),
          order: optionalInQuery(z.enum(['asc', 'desc'])),
          page: optionalInQuery(pageNumber(0)),
          size: optionalInQuery(pageSize),
        }),
      )
      .output(productPage),
    get: route('GET', '/product', 'Read a product').input(byId).output(z.nullable(product)),
    create: route('POST', '/product', 'Create an empty product').input(anything).output(product),
    update: route('PATCH', '/product', 'Change a product')
      .input(z.extend(byId, { product: patchOf(product) }))
      .output(z.nullable(product)),
    remove: route('DELETE', '/product', 'Delete a product').input(byIdInQuery).output(z.literal(true)),
  },
}

/**
 * Reads a product: `readProduct(connect(inventory), id)`. Source: the specification, section 8.
 * @throws an error whose message names the id when there is none
 */
export async function readProduct(client: ContractRouterClient<typeof inventory>, id: string): Promise<Product> {
  const found = await client.products.get({ id })
  if (found === null) throw new Error(`Could not found product with id of ${id}!`)
  return found
}
