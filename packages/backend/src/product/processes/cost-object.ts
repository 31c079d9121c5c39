import { costObject } from '@embpm/contract/cost-object'

import { people } from '../administration/people.data.js'
import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { dateAfter, padded, pick, seedRows, turn } from '../entity/seeding.js'

const kinds = [
  { type: 'Cost centre', from: 1_000_000 },
  { type: 'Internal order', from: 6_000_000 },
  { type: 'Cost centre', from: 1_000_000 },
  { type: 'WBS element', from: 3_000_000 },
  { type: 'Profit centre', from: 8_000_000 },
  { type: 'Network', from: 9_000_000 },
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
] as const
const sites = ['Kassel', 'Gdynia', 'Lille', 'Porto', 'Zaragoza', 'São Paulo', 'Almaty', 'Leeds', 'Ostrava'] as const
const lines = [
  '',
  'door panels',
  'seat frames',
  'gearboxes',
  'pumps',
  'valves',
  'control units',
  'cable sets',
  'cooling units',
  'spare parts',
  'packaging',
  'prototypes',
  'service tools',
] as const
const shifts = [
  '',
  'early shift',
  'late shift',
  'night shift',
  'weekend shift',
  'maintenance',
  'start-up',
  'training',
] as const
const categories = ['Production', 'Logistics', 'Administration', 'Sales', 'Research'] as const
const plants = ['DE01', 'PL02', 'FR01', 'PT01', 'ES03', 'BR01', ''] as const
const currencies: Readonly<Record<string, string>> = { PL02: 'PLN', BR01: 'BRL' }
const areas = ['1000', '2000', '3000'] as const
const functions = ['0100', '0200', '0300', '0400'] as const

/** The cost objects; each ninth stands for others. */
export const costObjectTable = entityTable({
  name: 'cost-object',
  prefix: 'CO',
  entity: costObject,
  asLabel: ({ id, controllingArea, costObject: number, name }) => ({ id, controllingArea, costObject: number, name }),
  seeds: (organisationId) =>
    seedRows(organisationId, {
      prefix: 'CO',
      full: 10_000,
      make: ({ index, random }) => {
        const { type, from } = turn(kinds, index)
        const round = Math.floor(index / names.length)
        const parts = [
          turn(names, index),
          round === 0 ? '' : turn(sites, round),
          turn(lines, Math.floor(round / sites.length)),
          turn(shifts, Math.floor(round / sites.length / lines.length)),
        ]
        const name = parts.filter((part) => part !== '').join(', ')
        const category = turn(categories, index)
        const plant = turn(plants, index)
        return {
          controllingArea: turn(areas, index + round),
          costObject: String(from + index * 10),
          type,
          name,
          description: `Collects the costs of ${name.toLowerCase()}.`,
          responsible: pick(people, random(), people[0]),
          category,
          hierarchy: index % 9 === 8,
          plant,
          functionalArea: `${turn(functions, index)} ${category}`,
          currency: currencies[plant] ?? 'EUR',
          profitCenter: `PC${padded((index % 40) + 1, 3)}`,
          metadata: { source: 'CO-OM', locked: index % 7 === 0 },
          costObjectGroup: `G-${category.slice(0, 4).toUpperCase()}`,
          costObjectGroupText: `All of ${category.toLowerCase()}`,
          validFrom: dateAfter(-Math.floor(random() * 2000)),
          validTo: random() < 0.85 ? '9999-12-31' : dateAfter(800 + Math.floor(random() * 900)),
        }
      },
    }),
})

/** The handlers of cost objects. */
export const costObjects = entityHandlers(costObject.endpoints, costObjectTable)
