import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, lifecycle, longText, number, structure, text, texts } from '../common/fields.js'

/** What a product is in the course of things. */
export const productTypes = [
  'finished',
  'semi-finished',
  'raw material',
  'trading good',
  'packaging',
  'spare part',
  'service',
] as const

const unitName = z.string().check(z.trim(), z.minLength(1), z.maxLength(10))

/** Schema of a further unit: so many of it are so many base units. */
const unit = z.object({
  unit: unitName,
  quantity: z.number().check(z.positive(), z.maximum(1e9)),
  baseQuantity: z.number().check(z.positive(), z.maximum(1e9)),
})

/** What is made, bought or sold; not a product of the sample shop. Source: the domain model, Product. */
export const product = entityOf({
  kind: 'products',
  path: '/implementation/products',
  tag: 'Implementation',
  one: 'a product',
  many: 'products',
  key: ['productNo'],
  nameOf: ({ productNo, name }) => `${productNo} ${name}`,
  referenceOf: ({ productNo, name }) => ({ name, detail: productNo }),
  fields: {
    /** Unique in the organisation, such as FG-204410. */
    productNo: text(40).required().sort().filter().search(),
    name: text(200).required().sort().search(),
    description: longText().sort().search(),
    type: choice(productTypes, 'productType').sort().filter().search().bulk(),
    group: text(60).sort().filter().search().bulk(),
    /** What stock is counted in, such as PC or KG. */
    baseUnit: text(10).required().default('PC').sort().filter().bulk(),
    /** Of one base unit, in kg. */
    weight: number(0, 1e9).sort().filter(),
    /** Further units, by how many base units they are. */
    units: structure(z.array(unit).check(z.maxLength(50)), []),
    /** The plants that have it, by their codes. */
    plants: texts(20, 200).filter(),
    status: lifecycle().default('PLANNED').sort().filter().search().bulk(),
  },
})

/** A product as the server stores and answers it. */
export type Product = EntityOf<typeof product>
