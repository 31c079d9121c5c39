import type { CostObjectRow } from '@embpm/contract'
import { arraySource, type RowSource } from '@embpm/ui/row-source'
import { pick } from '../testing/pick.fixture.js'

const kinds = [
  { type: 'Cost centre', from: 4100 },
  { type: 'Internal order', from: 600_000 },
  { type: 'Cost centre', from: 4100 },
  { type: 'WBS element', from: 1000 },
  { type: 'Profit centre', from: 8000 },
] as const
const names = [
  'Assembly line',
  'Paint shop',
  'Quality laboratory',
  'Press shop',
  'Inbound warehouse',
  'Customer service',
  'Tool making',
  'Controlling',
  'Purchasing',
  'Plant security',
  'Energy supply',
]
const people = ['Anna Nowak', 'Lukas Weber', 'Claire Moreau', 'João Pereira', 'Elena García', 'Marek Kowalski']
const categories = ['Production', 'Logistics', 'Administration', 'Sales', 'Research']
const plants = ['DE01', 'PL02', 'FR01', 'PT01', 'ES03', '']
const areas = ['1000', '2000', '3000']
const currencies = ['EUR', 'PLN', 'EUR']

/** `count` cost objects, the same ones every time: CO-00001, CO-00002, …; each ninth stands for others. */
export function sampleCostObjects(count: number): CostObjectRow[] {
  return Array.from({ length: count }, (_, index) => {
    const { type, from } = pick(kinds, index)
    const round = Math.floor(index / names.length)
    const name = `${pick(names, index)}${round === 0 ? '' : ` ${round + 1}`}`
    const category = pick(categories, index)
    return {
      id: `CO-${String(index + 1).padStart(5, '0')}`,
      controllingArea: pick(areas, index + round),
      costObject: String(from + index * 10),
      type,
      name,
      description: `Collects the costs of ${name.toLowerCase()}.`,
      responsible: pick(people, index),
      category,
      hierarchy: index % 9 === 8,
      plant: pick(plants, index),
      functionalArea: `${pick(['0100', '0200', '0300', '0400'], index)} ${category}`,
      currency: pick(currencies, index + round),
      profitCenter: `PC${String((index % 40) + 1).padStart(3, '0')}`,
      metadata: { source: 'CO-OM', locked: index % 7 === 0 },
      costObjectGroup: `G-${category.slice(0, 4).toUpperCase()}`,
      costObjectGroupText: `All of ${category.toLowerCase()}`,
    }
  })
}

/** Cost objects in memory. */
const costObjectSource = (rows: readonly CostObjectRow[]): RowSource<CostObjectRow> => arraySource(rows)

/** 1,120 cost objects. */
export const costObjects: RowSource<CostObjectRow> = costObjectSource(sampleCostObjects(1120))
