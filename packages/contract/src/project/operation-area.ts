import type * as z from 'zod'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { treeEndpoints } from '../common/treeEndpoints.js'
import { longText, personOf, reference, text, whole } from '../common/fields.js'

/** Where operations are done, such as a site or a team. Source: the domain model, OperationArea. */
export const operationArea = entityOf({
  kind: 'operationAreas',
  family: 'project',
  path: '/project/operation-areas',
  tag: 'Project',
  one: 'an operation area',
  many: 'operation areas',
  key: ['code'],
  nameOf: ({ code, name }) => `${code} ${name}`,
  fields: {
    /** Short key, unique in the organisation, such as A-100. */
    code: text(20).required().sort().filter().search(),
    name: text(200).required().sort().search(),
    description: longText().sort().search(),
    /** The one above. */
    parentId: reference('operationAreas').filter(),
    /** Place among its siblings, from 0. */
    order: whole(0, 1_000_000).fromServer(),
    /** Who leads it. */
    managerId: reference('people'),
    manager: personOf('managerId').sort().filter().search(),
    /** Id of the calendar it works by, `null` for the one of the area above. */
    calendarId: reference(null),
  },
})

/** One as the server stores and answers it. */
export type OperationArea = EntityOf<typeof operationArea>

/** Schema of one in a tree. */
export const operationAreaNode = operationArea.schema.pick({
  id: true,
  code: true,
  name: true,
  description: true,
  parentId: true,
  order: true,
  manager: true,
  lockVersion: true,
})

/** One in a tree. */
export type OperationAreaNode = z.infer<typeof operationAreaNode>

/** The endpoints of operation areas, under `/project/operation-areas`. */
export const operationAreaEndpoints = treeEndpoints({ ...operationArea, node: operationAreaNode })
