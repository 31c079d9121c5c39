import type { Product } from '@embpm/contract/sample/inventory'
import { dequal } from 'dequal/lite'
import * as z from 'zod/mini'

/** The most pictures of a product. */
export const mostPictures = 12

const choice = z.nullable(z.string())
const number = z.nullable(z.number())

/** What is typed into the form of a product, also while it is not possible. */
export const productDraft = z.object({
  name: z.string(),
  description: z.string(),
  sku: z.string(),
  barcode: z.string(),
  category: choice,
  brand: choice,
  vendor: choice,
  tags: z.array(z.string()),
  stock: number,
  reserved: number,
  cost: number,
  basePrice: number,
  /** Percent, as text: it is chosen. */
  taxPercent: choice,
  price: number,
  weight: number,
  thumbnail: z.nullable(z.string()),
  images: z.array(z.string()),
  active: z.boolean(),
})

/** What is typed into the form of a product. */
export type ProductValues = z.infer<typeof productDraft>

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))
const pieces = z.nullable(z.int().check(z.minimum(0)))
const amount = z.nullable(z.number().check(z.minimum(0)))

/** What a product can be stored with. */
export const productForm = z.extend(productDraft, {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  description: line(2000),
  sku: line(40),
  barcode: z.string().check(z.trim(), z.regex(/^(?:\d{13})?$/)),
  stock: pieces,
  reserved: pieces,
  cost: amount,
  basePrice: amount,
  price: amount,
  weight: amount,
  images: z.array(z.string()).check(z.maxLength(mostPictures)),
})

/** What a product can be stored with. */
export type ProductOutput = z.output<typeof productForm>

/** Fields of a product that are to change. */
export type ProductPatch = Partial<Omit<Product, 'id'>>

/** Names what is typed into the form of a product among all drafts. */
export const draftName = (id: string | undefined): string => `product ${id ?? 'new'}`

const typed = (value: number | '') => (value === '' ? null : value)

/** What the form of a product begins with; empty for `undefined`. */
export function valuesOf(product: Product | undefined): ProductValues {
  if (!product)
    return {
      name: '',
      description: '',
      sku: '',
      barcode: '',
      category: null,
      brand: null,
      vendor: null,
      tags: [],
      stock: null,
      reserved: null,
      cost: null,
      basePrice: null,
      taxPercent: null,
      price: null,
      weight: null,
      thumbnail: null,
      images: [],
      active: false,
    }
  const { id: _, ...fields } = product
  const { category, brand, vendor, thumbnail, stock, reserved, cost, basePrice, taxPercent, price, weight } = fields
  return {
    ...fields,
    category: category || null,
    brand: brand || null,
    vendor: vendor || null,
    thumbnail: thumbnail || null,
    stock: typed(stock),
    reserved: typed(reserved),
    cost: typed(cost),
    basePrice: typed(basePrice),
    taxPercent: taxPercent === '' ? null : String(taxPercent),
    price: typed(price),
    weight: typed(weight),
  }
}

/** A product as the service stores it: what is not known is an empty text there, but for the small picture. */
const storedOf = (values: ProductValues): Omit<Product, 'id'> => ({
  ...values,
  category: values.category ?? '',
  brand: values.brand ?? '',
  vendor: values.vendor ?? '',
  stock: values.stock ?? '',
  reserved: values.reserved ?? '',
  cost: values.cost ?? '',
  basePrice: values.basePrice ?? '',
  taxPercent: values.taxPercent === null ? '' : Number(values.taxPercent),
  price: values.price ?? '',
  weight: values.weight ?? '',
})

/** What is sent: the fields that differ from what the form began with. */
export function patchOf(base: ProductValues, values: ProductOutput): ProductPatch
export function patchOf(base: ProductValues, values: ProductOutput): Readonly<Record<string, unknown>> {
  const before = storedOf(base)
  return Object.fromEntries(
    Object.entries(storedOf(values)).filter(([field, value]) => !dequal(value, Reflect.get(before, field))),
  )
}

/** The price of a piece with tax, in cents exactly; `null` while one of both is not known. */
export const priceWithTax = (basePrice: number | null, taxPercent: string | null): number | null =>
  basePrice === null || taxPercent === null ? null : Math.round(basePrice * (100 + Number(taxPercent))) / 100
