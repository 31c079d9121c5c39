import { lifecycleStatuses } from '@embpm/contract'
import { product, type productTypes } from '@embpm/contract/product'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { padded, pick, seedRows, turn } from '../entity/seeding.js'

interface Line {
  prefix: string
  type: (typeof productTypes)[number]
  group: string
  baseUnit: string
  names: readonly string[]
  sizes: readonly string[]
  weight: number
}

/** What the group makes, buys and sells. */
const lines: readonly Line[] = [
  {
    prefix: 'FG',
    type: 'finished',
    group: 'Gear motors',
    baseUnit: 'PC',
    names: ['Helical gear motor', 'Bevel gear motor', 'Worm gear motor'],
    sizes: ['0.55 kW', '1.1 kW', '2.2 kW', '4 kW', '7.5 kW'],
    weight: 24,
  },
  {
    prefix: 'FG',
    type: 'finished',
    group: 'Pumps',
    baseUnit: 'PC',
    names: ['Centrifugal pump', 'Dosing pump'],
    sizes: ['DN 25', 'DN 40', 'DN 65', 'DN 100'],
    weight: 38,
  },
  {
    prefix: 'SF',
    type: 'semi-finished',
    group: 'Housings',
    baseUnit: 'PC',
    names: ['Gear housing, machined', 'Pump housing, machined'],
    sizes: ['size 1', 'size 2', 'size 3'],
    weight: 9.5,
  },
  {
    prefix: 'RM',
    type: 'raw material',
    group: 'Steel',
    baseUnit: 'KG',
    names: ['Round bar 42CrMo4', 'Sheet S355', 'Tube P235GH'],
    sizes: ['20 mm', '40 mm', '80 mm'],
    weight: 1,
  },
  {
    prefix: 'TG',
    type: 'trading good',
    group: 'Controls',
    baseUnit: 'PC',
    names: ['Frequency converter', 'Soft starter'],
    sizes: ['2.2 kW', '5.5 kW', '11 kW'],
    weight: 2.8,
  },
  {
    prefix: 'PK',
    type: 'packaging',
    group: 'Packaging',
    baseUnit: 'PC',
    names: ['Wooden box', 'Carton', 'Euro pallet'],
    sizes: ['small', 'medium', 'large'],
    weight: 4.2,
  },
  {
    prefix: 'SP',
    type: 'spare part',
    group: 'Spare parts',
    baseUnit: 'PC',
    names: ['Ball bearing 6204', 'Shaft seal', 'Fan cowl'],
    sizes: ['standard', 'heat resistant'],
    weight: 0.3,
  },
  {
    prefix: 'SV',
    type: 'service',
    group: 'Services',
    baseUnit: 'H',
    names: ['Commissioning on site', 'Yearly inspection'],
    sizes: ['Europe', 'overseas'],
    weight: 0,
  },
]
const plants = ['DE01', 'DE02', 'PT01', 'PL02', 'BR01'] as const

/** The products. */
export const productTable = entityTable({
  name: 'product',
  prefix: 'PRD',
  entity: product,
  seeds: (organisationId) =>
    seedRows(organisationId, {
      prefix: 'PRD',
      full: 3000,
      make: ({ index, random }) => {
        const { prefix, type, group, baseUnit, names, sizes, weight } = turn(lines, index)
        const round = Math.floor(index / lines.length)
        const isGoods = type !== 'service'
        const first = index % plants.length
        return {
          productNo: `${prefix}-${padded(200_001 + index, 6)}`,
          name: `${turn(names, round)} ${turn(sizes, Math.floor(round / names.length))}`,
          description: '',
          type,
          group,
          baseUnit,
          weight: isGoods ? Math.round(weight * (0.6 + random()) * 100) / 100 : 0,
          units:
            baseUnit === 'PC' && type !== 'finished'
              ? [
                  { unit: 'BOX', quantity: 1, baseQuantity: turn([6, 12, 24], round) },
                  { unit: 'PAL', quantity: 1, baseQuantity: turn([240, 480, 960], round) },
                ]
              : [],
          plants: isGoods ? plants.slice(first, first + 1 + (index % 2)) : [],
          status: pick(lifecycleStatuses, random() < 0.7 ? 0.3 : random(), 'ACTIVE'),
        }
      },
    }),
})

/** The handlers of products. */
export const products = entityHandlers(product.endpoints, productTable)
