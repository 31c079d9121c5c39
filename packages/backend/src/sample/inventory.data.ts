import type { Brand, Category, InventoryTag, Product, Vendor } from '@embpm/contract/sample/inventory'

/** The categories of products. */
export const categorySeeds: readonly Category[] = [
  { id: 'category-mens', parentId: null, name: 'Mens', slug: 'mens' },
  { id: 'category-ladies', parentId: null, name: 'Ladies', slug: 'ladies' },
  { id: 'category-unisex', parentId: null, name: 'Unisex', slug: 'unisex' },
]

/** The brands of products. */
export const brandSeeds: readonly Brand[] = []

/** The vendors of products. */
export const vendorSeeds: readonly Vendor[] = []

/** The tags of products. */
export const tagSeeds: readonly InventoryTag[] = []

/** What a new product is like. Source: sample services, "Inventory". */
export const emptyProduct: Omit<Product, 'id'> = {
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

/** The products of the sample: 23, or as many as asked for. */
export function productSeeds(rows = 23): readonly Product[] {
  return Array.from({ length: rows }, (_, index) => ({ ...emptyProduct, id: `product-${index}` }))
}
