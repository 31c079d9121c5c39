import type * as z from 'zod/mini'

import { type EntityOf, treeOf } from '../common/entityOf.js'
import { codedTree, reference, text } from '../common/fields.js'
import { validity } from '../common/validity.js'

/** A part of the organisation: a division, a department, a team. Source: the domain model, OrgUnit. */
export const orgUnit = treeOf({
  kind: 'orgUnits',
  family: 'processes',
  path: '/processes/org-units',
  tag: 'Processes',
  one: 'an organisational unit',
  many: 'organisational units',
  key: ['code'],
  node: ['code', 'name', 'validFrom', 'validTo', 'lockVersion'],
  nameOf: ({ code, name }) => `${code} ${name}`,
  referenceOf: ({ code, name }) => ({ name, detail: code }),
  fields: {
    /** Its `code` is such as OU-1210. */
    ...codedTree('orgUnits'),
    /** The position of who leads it. */
    managerPositionId: reference('positions'),
    /** What its costs are collected on; `null` for that of the unit above. */
    costCentreId: reference('costObjects').filter().bulk(),
    /** Such as Kassel. */
    location: text(100).sort().filter().search().bulk(),
    ...validity(),
  },
})

/** A unit as the server stores and answers it. */
export type OrgUnit = EntityOf<typeof orgUnit>

/** A unit in a tree. */
export type OrgUnitNode = z.infer<typeof orgUnit.node>
