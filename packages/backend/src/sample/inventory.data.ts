import type { Brand, Category, InventoryTag, Product, Vendor } from '@embpm/contract/sample/inventory'

import { drawProduct, type ProductKind } from './drawProduct.js'

/** The categories of products. */
export const categorySeeds: readonly Category[] = [
  { id: 'category-mens', parentId: null, name: 'Mens', slug: 'mens' },
  { id: 'category-ladies', parentId: null, name: 'Ladies', slug: 'ladies' },
  { id: 'category-unisex', parentId: null, name: 'Unisex', slug: 'unisex' },
]

/** The brands of products. */
export const brandSeeds: readonly Brand[] = [
  { id: 'brand-norrtind', name: 'Norrtind', slug: 'norrtind' },
  { id: 'brand-calder-pike', name: 'Calder Pike', slug: 'calder-pike' },
  { id: 'brand-sanshiro', name: 'Sanshiro', slug: 'sanshiro' },
  { id: 'brand-weftline', name: 'Weftline', slug: 'weftline' },
  { id: 'brand-olmeda', name: 'Olmeda', slug: 'olmeda' },
]

/** The vendors of products. */
export const vendorSeeds: readonly Vendor[] = [
  { id: 'vendor-hansekontor', name: 'Hansekontor', slug: 'hansekontor' },
  { id: 'vendor-porto-verde', name: 'Porto Verde', slug: 'porto-verde' },
  { id: 'vendor-kanto-trade', name: 'Kanto Trade', slug: 'kanto-trade' },
]

/** The tags of products. */
export const tagSeeds: readonly InventoryTag[] = [
  { id: 'inventory-tag-outdoor', title: 'Outdoor' },
  { id: 'inventory-tag-insulated', title: 'Insulated' },
  { id: 'inventory-tag-waterproof', title: 'Waterproof' },
  { id: 'inventory-tag-reflective', title: 'Reflective' },
  { id: 'inventory-tag-antistatic', title: 'Antistatic' },
  { id: 'inventory-tag-recycled', title: 'Recycled' },
  { id: 'inventory-tag-cut-resistant', title: 'Cut resistant' },
  { id: 'inventory-tag-lightweight', title: 'Lightweight' },
  { id: 'inventory-tag-new-season', title: 'New season' },
  { id: 'inventory-tag-last-pieces', title: 'Last pieces' },
]

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

/** What the sample says by hand about one product; ids without their first part. */
interface Line {
  name: string
  kind: ProductKind
  category: string
  brand: string
  vendor: string
  tags: readonly string[]
  sku: string
  stock: number
  reserved: number
  cost: number
  basePrice: number
  taxPercent: 8 | 10 | 18 | 20 | 30
  weight: number
  /** `bare`: nobody has taken pictures yet. `inactive`: not sold at the moment. */
  is?: readonly ('bare' | 'inactive')[]
  description: string
}

const lines: readonly Line[] = [
  {
    name: 'Harbour Parka',
    kind: 'jacket',
    category: 'unisex',
    brand: 'norrtind',
    vendor: 'hansekontor',
    tags: ['outdoor', 'waterproof', 'insulated'],
    sku: 'NT-JK-0412',
    stock: 84,
    reserved: 12,
    cost: 71.4,
    basePrice: 139,
    taxPercent: 20,
    weight: 1.35,
    description:
      'Long parka for quays and loading ramps. Taped seams, a two-way zip and a hood that fits over a helmet.',
  },
  {
    name: 'Alpine Shell Jacket',
    kind: 'jacket',
    category: 'mens',
    brand: 'norrtind',
    vendor: 'kanto-trade',
    tags: ['outdoor', 'waterproof', 'lightweight'],
    sku: 'NT-JK-0098',
    stock: 37,
    reserved: 4,
    cost: 88,
    basePrice: 179.5,
    taxPercent: 20,
    weight: 0.48,
    description: 'Three-layer shell for inspection rounds in the mountains. Packs into its own chest pocket.',
  },
  {
    name: 'Foundry Gloves',
    kind: 'gloves',
    category: 'unisex',
    brand: 'calder-pike',
    vendor: 'hansekontor',
    tags: ['cut-resistant'],
    sku: 'CP-GL-0031',
    stock: 640,
    reserved: 120,
    cost: 6.2,
    basePrice: 14.9,
    taxPercent: 8,
    weight: 0.19,
    description: 'Knitted gloves with a leather palm for hot and sharp edges. Sold in pairs, packed by the dozen.',
  },
  {
    name: 'Control Room Cardigan',
    kind: 'shirt',
    category: 'ladies',
    brand: 'weftline',
    vendor: 'porto-verde',
    tags: ['antistatic', 'new-season'],
    sku: 'WL-SH-0207',
    stock: 58,
    reserved: 0,
    cost: 24.75,
    basePrice: 59,
    taxPercent: 18,
    weight: 0.41,
    description: 'Soft merino for long shifts in front of screens, with carbon threads that lead static charge away.',
  },
  {
    name: 'Copper Field Watch',
    kind: 'watch',
    category: 'mens',
    brand: 'sanshiro',
    vendor: 'kanto-trade',
    tags: ['outdoor', 'last-pieces'],
    sku: 'SS-WA-0015',
    stock: 9,
    reserved: 3,
    cost: 112,
    basePrice: 248,
    taxPercent: 30,
    weight: 0.08,
    description:
      'Hand-wound watch in a copper case that darkens with the years. Large numerals, readable with gloves on.',
  },
  {
    name: 'Birch Beanie',
    kind: 'cap',
    category: 'unisex',
    brand: 'norrtind',
    vendor: 'hansekontor',
    tags: ['insulated', 'recycled'],
    sku: 'NT-CA-0330',
    stock: 410,
    reserved: 25,
    cost: 4.1,
    basePrice: 12.5,
    taxPercent: 8,
    weight: 0.07,
    description: 'Ribbed cap of recycled wool, thin enough to be worn below a helmet.',
  },
  {
    name: 'Night Shift Vest',
    kind: 'vest',
    category: 'unisex',
    brand: 'calder-pike',
    vendor: 'hansekontor',
    tags: ['reflective', 'lightweight'],
    sku: 'CP-VE-0044',
    stock: 1250,
    reserved: 310,
    cost: 3.35,
    basePrice: 8.9,
    taxPercent: 8,
    weight: 0.14,
    description: 'High-visibility vest with two reflective bands and a clear pocket for the badge.',
  },
  {
    name: 'Surveyor Trousers',
    kind: 'trousers',
    category: 'mens',
    brand: 'weftline',
    vendor: 'porto-verde',
    tags: ['outdoor'],
    sku: 'WL-TR-0119',
    stock: 132,
    reserved: 18,
    cost: 22.9,
    basePrice: 54,
    taxPercent: 18,
    weight: 0.62,
    description: 'Stretch canvas with kneepad pockets and a leg pocket for a folding rule.',
  },
  {
    name: 'Tidewater Boots',
    kind: 'boots',
    category: 'ladies',
    brand: 'olmeda',
    vendor: 'porto-verde',
    tags: ['waterproof', 'new-season'],
    sku: 'OL-BO-0072',
    stock: 45,
    reserved: 6,
    cost: 38,
    basePrice: 89,
    taxPercent: 20,
    weight: 1.1,
    description: 'Natural rubber boots on a narrow last, lined with cork and cotton.',
  },
  {
    name: 'Cleanroom Overshirt',
    kind: 'shirt',
    category: 'unisex',
    brand: 'sanshiro',
    vendor: 'kanto-trade',
    tags: ['antistatic', 'lightweight'],
    sku: 'SS-SH-0001',
    stock: 0,
    reserved: 0,
    cost: 31.5,
    basePrice: 72,
    taxPercent: 10,
    weight: 0.22,
    is: ['bare', 'inactive'],
    description:
      'Lint-free overshirt for class C rooms in pharmaceutical production. Can be sterilised a hundred times.',
  },
  {
    name: 'Lantern Scarf',
    kind: 'scarf',
    category: 'ladies',
    brand: 'olmeda',
    vendor: 'porto-verde',
    tags: ['reflective', 'recycled'],
    sku: 'OL-SC-0018',
    stock: 76,
    reserved: 2,
    cost: 9.8,
    basePrice: 29,
    taxPercent: 10,
    weight: 0.16,
    description: 'Woven scarf with a reflective thread that shows only in the light of a lamp.',
  },
  {
    name: 'Turbine Helmet',
    kind: 'helmet',
    category: 'unisex',
    brand: 'calder-pike',
    vendor: 'hansekontor',
    tags: ['outdoor', 'reflective'],
    sku: 'CP-HE-0009',
    stock: 215,
    reserved: 40,
    cost: 27.3,
    basePrice: 64,
    taxPercent: 8,
    weight: 0.39,
    description:
      'Climbing helmet for work on wind turbines, with a chin strap of four points and clips for a head lamp.',
  },
  {
    name: 'Courier Satchel',
    kind: 'bag',
    category: 'unisex',
    brand: 'olmeda',
    vendor: 'porto-verde',
    tags: ['recycled', 'waterproof'],
    sku: 'OL-BA-0140',
    stock: 64,
    reserved: 5,
    cost: 33.6,
    basePrice: 79,
    taxPercent: 18,
    weight: 0.85,
    description: 'Shoulder bag made of used truck tarpaulin. Each one is different; all hold a laptop of 15 inches.',
  },
  {
    name: 'Ridge Softshell',
    kind: 'jacket',
    category: 'ladies',
    brand: 'norrtind',
    vendor: 'kanto-trade',
    tags: ['outdoor', 'lightweight', 'new-season'],
    sku: 'NT-JK-0511',
    stock: 51,
    reserved: 9,
    cost: 49,
    basePrice: 109,
    taxPercent: 20,
    weight: 0.52,
    description: 'Windproof front, breathing back. Sleeves end in thumb loops, pockets are reachable under a harness.',
  },
  {
    name: 'Quayside Cap',
    kind: 'cap',
    category: 'mens',
    brand: 'calder-pike',
    vendor: 'hansekontor',
    tags: ['outdoor', 'last-pieces'],
    sku: 'CP-CA-0027',
    stock: 14,
    reserved: 1,
    cost: 5.9,
    basePrice: 18,
    taxPercent: 10,
    weight: 0.1,
    is: ['inactive'],
    description: 'Waxed cotton cap with a short peak. The last of the old pattern; its successor follows in spring.',
  },
  {
    name: 'Meridian Watch',
    kind: 'watch',
    category: 'ladies',
    brand: 'sanshiro',
    vendor: 'kanto-trade',
    tags: ['lightweight'],
    sku: 'SS-WA-0022',
    stock: 21,
    reserved: 2,
    cost: 96.5,
    basePrice: 210,
    taxPercent: 30,
    weight: 0.05,
    description:
      'Flat titanium watch with a second hand for another time zone, for those who work with another continent.',
  },
  {
    name: 'Dispatcher Backpack',
    kind: 'bag',
    category: 'unisex',
    brand: 'weftline',
    vendor: 'kanto-trade',
    tags: ['waterproof', 'reflective'],
    sku: 'WL-BA-0066',
    stock: 98,
    reserved: 16,
    cost: 41.2,
    basePrice: 95,
    taxPercent: 18,
    weight: 1.02,
    description: 'Roll-top backpack of 24 litres with a padded tablet pocket and a loop for a hand-held scanner.',
  },
  {
    name: 'Loom Work Shirt',
    kind: 'shirt',
    category: 'mens',
    brand: 'weftline',
    vendor: 'porto-verde',
    tags: ['recycled'],
    sku: 'WL-SH-0183',
    stock: 187,
    reserved: 22,
    cost: 17.4,
    basePrice: 42,
    taxPercent: 18,
    weight: 0.33,
    description: 'Chambray shirt of cotton that was spun from cutting waste. Buttons are sewn on crosswise.',
  },
  {
    name: 'Granite Safety Boots',
    kind: 'boots',
    category: 'mens',
    brand: 'calder-pike',
    vendor: 'hansekontor',
    tags: ['cut-resistant', 'waterproof', 'antistatic'],
    sku: 'CP-BO-0058',
    stock: 164,
    reserved: 33,
    cost: 52.6,
    basePrice: 118,
    taxPercent: 8,
    weight: 1.46,
    description: 'Safety boots of class S3 with a composite toe, so that metal detectors stay quiet.',
  },
  {
    name: 'Orchard Gilet',
    kind: 'vest',
    category: 'ladies',
    brand: 'olmeda',
    vendor: 'porto-verde',
    tags: ['insulated', 'recycled'],
    sku: 'OL-VE-0035',
    stock: 33,
    reserved: 0,
    cost: 28.9,
    basePrice: 69,
    taxPercent: 20,
    weight: 0.37,
    description: 'Quilted gilet filled with kapok. Two inner pockets are as large as a notebook.',
  },
  {
    name: 'Kiln Trousers',
    kind: 'trousers',
    category: 'ladies',
    brand: 'weftline',
    vendor: 'hansekontor',
    tags: ['cut-resistant'],
    sku: 'WL-TR-0126',
    stock: 72,
    reserved: 8,
    cost: 36.1,
    basePrice: 82,
    taxPercent: 18,
    weight: 0.74,
    description:
      'Flame-retardant trousers for ceramics and glass. No metal outside, so that nothing conducts the heat.',
  },
  {
    name: 'Slate Liner Gloves',
    kind: 'gloves',
    category: 'mens',
    brand: 'norrtind',
    vendor: 'kanto-trade',
    tags: ['insulated', 'lightweight'],
    sku: 'NT-GL-0207',
    stock: 305,
    reserved: 14,
    cost: 3.9,
    basePrice: 11,
    taxPercent: 10,
    weight: 0.05,
    is: ['bare'],
    description: 'Thin inner gloves. The tips of thumb and forefinger work on touch screens.',
  },
  {
    name: 'Winter Yard Coveralls',
    kind: 'trousers',
    category: 'unisex',
    brand: 'calder-pike',
    vendor: 'hansekontor',
    tags: ['insulated', 'reflective', 'outdoor'],
    sku: 'CP-TR-0203',
    stock: 26,
    reserved: 11,
    cost: 63,
    basePrice: 142.5,
    taxPercent: 10,
    weight: 2.2,
    is: ['inactive'],
    description:
      'Lined coveralls for rail yards and cold stores down to 40 degrees below zero. Zips open from hip to ankle.',
  },
]

/** Adds the check digit to twelve digits: EAN-13. The numbers begin with 2, which shops give to goods of their own. */
function barcodeOf(number: number): string {
  const digits = `2${String(number).padStart(11, '0')}`
  let sum = 0
  for (let place = 0; place < 12; place += 1) sum += Number(digits[place]) * (place % 2 === 0 ? 1 : 3)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const idOf = (index: number) => `product-${String(index + 1).padStart(3, '0')}`

/** The price with tax, in cents exactly. */
const withTax = (basePrice: number, taxPercent: number) => Math.round(basePrice * (100 + taxPercent)) / 100

const byHand: readonly Product[] = lines.map(
  ({ name, kind, category, brand, vendor, tags, taxPercent, basePrice, is = [], description, ...numbers }, index) => ({
    id: idOf(index),
    category: `category-${category}`,
    name,
    description,
    tags: tags.map((tag) => `inventory-tag-${tag}`),
    barcode: barcodeOf(4_000_731 + 6173 * index),
    brand: `brand-${brand}`,
    vendor: `vendor-${vendor}`,
    ...numbers,
    basePrice,
    taxPercent,
    price: withTax(basePrice, taxPercent),
    thumbnail: is.includes('bare') ? null : drawProduct(name, kind),
    images: is.includes('bare')
      ? []
      : [drawProduct(name, kind), drawProduct(name, kind, 'above'), drawProduct(name, kind, 'below')],
    active: !is.includes('inactive'),
  }),
)

const materials = ['Canvas', 'Cork', 'Denim', 'Felt', 'Fleece', 'Hemp', 'Linen', 'Mesh', 'Suede', 'Twill', 'Wool']
const places = [
  'Bay',
  'Depot',
  'Dock',
  'Forge',
  'Grid',
  'Lab',
  'Mill',
  'Pier',
  'Plant',
  'Siding',
  'Vault',
  'Well',
  'Yard',
]
const garments = ['Belt', 'Boots', 'Cap', 'Gloves', 'Jacket', 'Overall', 'Pouch', 'Scarf', 'Shirt', 'Vest']
const taxes = [8, 10, 18, 20, 30]

/** One of many products for measurements: a variant of one made by hand, with its pictures. */
function variant(index: number): Product {
  // Neighbours must have nothing in common: multiplied by a large odd number, all bits of an index spread.
  const mixed = Math.imul(index, 0x9e3779b1) >>> 0
  const pick = <T>(list: readonly T[], salt: number) => list[(mixed >>> salt) % list.length]
  const model = byHand[mixed % byHand.length]
  const [material = '', place = '', garment = ''] = [pick(materials, 3), pick(places, 7), pick(garments, 11)]
  const taxPercent = pick(taxes, 5) ?? 20
  const basePrice = 5 + ((mixed >>> 9) % 40_000) / 100
  return {
    ...(model ?? emptyProduct),
    id: idOf(index),
    name: `${material} ${place} ${garment} ${index}`,
    sku: `${garment.slice(0, 2).toUpperCase()}-${mixed.toString(36).toUpperCase()}`,
    barcode: barcodeOf(100_000_000 + index),
    stock: (mixed >>> 13) % 900,
    reserved: (mixed >>> 17) % 40,
    cost: Math.round(basePrice * 45) / 100,
    basePrice,
    taxPercent,
    price: withTax(basePrice, taxPercent),
    active: mixed % 7 !== 0,
  }
}

/** The products of the sample: 23, or as many as asked for, the first ones the same. */
export function productSeeds(rows = byHand.length): readonly Product[] {
  return Array.from({ length: rows }, (_, index) => byHand[index] ?? variant(index))
}
