import { type CostObject, costObject } from '@embpm/contract/cost-object'

import { people } from '../administration/people.data.js'
import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { dateAfter, padded, pick, samplesOf, seedRows, turn } from '../entity/seeding.js'
import { admitValidity } from '../entity/validity.js'
import {
  controllingAreas,
  costCategories,
  costFunctions,
  costKinds,
  costLines,
  costNames,
  costPlants,
  costShifts,
  costSites,
  groupCodeOf,
  plantCurrencies,
  siteCodeOf,
} from './cost-object.data.js'
import { costObjectGroupTable } from './cost-object-group.js'

/** Every so many cost objects there is one that was valid before, under the same number, and is again. */
const repeatedEach = 40

const lastDay = '9999-12-31'

/** When a cost object is valid: of each pair under one number the first begins after the second has ended. */
function validityOf(index: number, random: () => number) {
  const from = dateAfter(-Math.floor(random() * 2000))
  const to = random() < 0.85 ? lastDay : dateAfter(800 + Math.floor(random() * 900))
  const place = index % repeatedEach
  if (place === 36) return { validFrom: '2025-07-01', validTo: to }
  // Every second one left half a year without.
  if (place === 37)
    return { validFrom: '2019-01-01', validTo: index % (2 * repeatedEach) === 37 ? '2024-12-31' : '2025-06-30' }
  return { validFrom: from, validTo: to }
}

/** The sample cost objects of an organisation; each ninth stands for others. */
function samplesIn(organisationId: string): readonly CostObject[] {
  const groups = new Map(samplesOf('costObjectGroups', organisationId).list.map((group) => [group.code, group]))
  return seedRows(organisationId, {
    prefix: 'CO',
    full: 10_000,
    make: ({ index: at, random }) => {
      const index = at % repeatedEach === 37 ? at - 1 : at
      const { type, from } = turn(costKinds, index)
      const round = Math.floor(index / costNames.length)
      const site = round === 0 ? '' : turn(costSites, round)
      const parts = [
        turn(costNames, index),
        site,
        turn(costLines, Math.floor(round / costSites.length)),
        turn(costShifts, Math.floor(round / costSites.length / costLines.length)),
      ]
      const name = parts.filter((part) => part !== '').join(', ')
      const category = turn(costCategories, index)
      const plant = turn(costPlants, index)
      // A few are assigned to nothing.
      const code = index % 97 === 50 ? '' : site === '' ? groupCodeOf(category) : siteCodeOf(category, site)
      return {
        controllingArea: turn(controllingAreas, index + round),
        costObject: String(from + index * 10),
        type,
        name,
        description: `Collects the costs of ${name.toLowerCase()}.`,
        responsible: pick(people, random(), people[0]),
        category,
        hierarchy: index % 9 === 8,
        plant,
        functionalArea: `${turn(costFunctions, index)} ${category}`,
        currency: plantCurrencies[plant] ?? 'EUR',
        profitCenter: `PC${padded((index % 40) + 1, 3)}`,
        metadata: { source: 'CO-OM', locked: index % 7 === 0 },
        ...groupOf(groups.get(code)),
        ...validityOf(at, random),
      }
    },
  })
}

/** What a cost object says of its group. */
const groupOf = (group: { id: string; code: string; name: string } | undefined) => ({
  groupId: group?.id ?? null,
  costObjectGroup: group?.code ?? '',
  costObjectGroupText: group?.name ?? '',
})

/** The cost objects. Of those with one number in a controlling area no two are valid on the same day. */
export const costObjectTable = entityTable({
  name: 'cost-object',
  prefix: 'CO',
  entity: costObject,
  asLabel: ({ id, controllingArea, costObject: number, name }) => ({ id, controllingArea, costObject: number, name }),
  labels: async (caller) => {
    const group = await costObjectGroupTable.byId(caller)
    return (entity) => {
      const { costObjectGroup, costObjectGroupText } = groupOf(group(entity.groupId))
      return { ...entity, costObjectGroup, costObjectGroupText }
    }
  },
  admit(entity, { draft }) {
    const sameNumber = draft.where('costObject', entity.costObject)
    admitValidity(
      entity,
      sameNumber.filter(({ controllingArea }) => controllingArea === entity.controllingArea),
    )
  },
  seeds: samplesIn,
})

/** The handlers of cost objects. */
export const costObjects = entityHandlers(costObject.endpoints, costObjectTable)
