import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { anyJson, code, computed, currency, dayOr, flag, reference, text } from '../common/fields.js'

/** What costs are collected on. */
export const costObjectTypes = ['Cost centre', 'Internal order', 'WBS element', 'Profit centre', 'Network'] as const

/** An object that costs are collected on. Source: the domain model, CostObject. */
export const costObject = entityOf({
  kind: 'costObjects',
  family: 'processes',
  path: '/processes/cost-objects',
  tag: 'Processes',
  one: 'a cost object',
  many: 'cost objects',
  key: ['controllingArea', 'costObject', 'validFrom'],
  nameOf: ({ controllingArea, costObject: number, name }) => `${controllingArea}/${number} ${name}`,
  referenceOf: ({ costObject: number, name }) => ({ name: `${number} ${name}` }),
  fields: {
    /** The controlling area it belongs to, such as 1000. */
    controllingArea: text(4).required().sort().filter().search(),
    /** Number within its controlling area, such as 4120. */
    costObject: text(24).required().sort().filter().search(),
    type: code(costObjectTypes).required().sort().filter().search(),
    name: text(60).required().sort().search(),
    description: text(500).sort().search(),
    /** Who answers for it. */
    responsible: text(100).sort().filter().search(),
    /** Such as Production or Administration. */
    category: text(40).sort().filter().search(),
    /** Whether it stands for others below it. */
    hierarchy: flag().sort().filter(),
    /** Plant, such as DE01; empty when it belongs to none. */
    plant: text(4).sort().filter().search(),
    functionalArea: text(40).sort().filter().search(),
    /** ISO 4217. */
    currency: currency().sort().filter(),
    profitCenter: text(10).sort().filter().search(),
    metadata: anyJson(),
    /** The group that it belongs to; none while it is not assigned. */
    groupId: reference('costObjectGroups').filter().bulk(),
    /** The code of its group. */
    costObjectGroup: computed(z.string().check(z.maxLength(20)), '')
      .sort()
      .filter()
      .search(),
    /** The name of its group. */
    costObjectGroupText: computed(z.string().check(z.maxLength(200)), '')
      .sort()
      .search(),
    /** First day. */
    validFrom: dayOr('2020-01-01').sort().filter(),
    /** Last day. */
    validTo: dayOr('9999-12-31').sort().filter(),
  },
})

/** A cost object as the server stores and answers it. */
export type CostObject = EntityOf<typeof costObject>

/** Schema of a cost object's 15 columns and its key, for lists and pickers. */
export const costObjectRow = z.pick(costObject.schema, {
  id: true,
  controllingArea: true,
  costObject: true,
  type: true,
  name: true,
  description: true,
  responsible: true,
  category: true,
  hierarchy: true,
  plant: true,
  functionalArea: true,
  currency: true,
  profitCenter: true,
  metadata: true,
  costObjectGroup: true,
  costObjectGroupText: true,
})

/** A cost object in lists and pickers. */
export type CostObjectRow = z.infer<typeof costObjectRow>
