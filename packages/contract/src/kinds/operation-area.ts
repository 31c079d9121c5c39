import * as z from 'zod/mini'

import { labelled } from '../common/entity.js'
import { type EntityOf, treeOf } from '../common/entityOf.js'
import { codedTree, labelOf, personOf, reference } from '../common/fields.js'

/** Where operations are done, such as a site or a team. Source: the domain model, OperationArea. */
export const operationArea = treeOf({
  kind: 'operationAreas',
  path: '/project/operation-areas',
  tag: 'Project',
  one: 'an operation area',
  many: 'operation areas',
  key: ['code'],
  node: ['code', 'name', 'description', 'manager', 'calendarId', 'lockVersion'],
  nameOf: ({ code, name }) => `${code} ${name}`,
  fields: {
    /** Its `code` is such as A-100. */
    ...codedTree('operationAreas'),
    /** Who leads it. */
    managerId: reference('people'),
    manager: personOf('managerId').sort().filter().search(),
    /** The calendar that it works by; `null` for that of the area above. */
    calendarId: reference('calendars').filter().bulk(),
    calendar: labelOf('calendarId', z.object({ ...labelled, name: z.string() }))
      .sort()
      .filter(),
  },
})

/** One as the server stores and answers it. */
export type OperationArea = EntityOf<typeof operationArea>

/** Schema of one in a tree. */
export const operationAreaNode = operationArea.node

/** One in a tree. */
export type OperationAreaNode = z.infer<typeof operationAreaNode>
