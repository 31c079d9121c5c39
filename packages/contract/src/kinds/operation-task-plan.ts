import * as z from 'zod/mini'

import { conflictWith, inOrganisation, notFound, refusing } from '../common/errors.js'
import { listQuery } from '../common/list.js'
import { calendar } from './calendar.js'
import { operationTask } from './operation-task.js'

/** How many tasks a plan shows and changes at once. */
export const maxPlanned = 5000

const query = listQuery({ sort: operationTask.sort, filter: operationTask.filter, kinds: operationTask.kinds })
const id = z.string().check(z.minLength(1), z.maxLength(64))

/** Schema of an order whose tasks are planned. */
const plannedOrder = z.object({
  id,
  orderNo: z.string(),
  title: z.string(),
  /** None of its tasks that has not begun starts before this day. */
  from: z.iso.date(),
})

/** The tasks of orders as one plan: read with all that it follows from, and changed as a whole. */
export const operationTaskPlan = {
  /**
   * All tasks of the orders that have a task which meets a search and filters, as `list` takes them: at most 5000, by order and
   * outline. `total` is the number of all; `shown` are those that meet them, `null` for all.
   */
  read: inOrganisation
    .route({
      method: 'POST',
      path: '/project/operation-task-plan/read',
      summary: 'Read the plan of operation tasks',
      tags: ['Project'],
    })
    .input(z.pick(query, { search: true, filter: true }))
    .output(
      z.object({
        tasks: z.array(operationTask.schema),
        shown: z.nullable(z.array(id)),
        orders: z.array(plannedOrder),
        calendars: z.array(calendar.schema),
        total: z.int().check(z.minimum(0)),
      }),
    ),

  /**
   * Changes the given fields of up to 5000 tasks, each read at its `lockVersion`, adds others and deletes some, all or none of it:
   * CONFLICT, NOT_FOUND and CLASH (with the ring of tasks that would wait for each other) change nothing. A new task has a `ref`, by
   * which `parentId` and `predecessors` of the same request may name it. Answers the changed and the new ones as they are then, in
   * the order of the request.
   */
  change: inOrganisation
    .route({
      method: 'POST',
      path: '/project/operation-task-plan',
      summary: 'Change the plan of operation tasks',
      tags: ['Project'],
    })
    .input(
      z.object({
        changes: z
          .array(z.object({ id, lockVersion: z.int().check(z.minimum(1)), fields: operationTask.patch }))
          .check(z.maxLength(maxPlanned)),
        /** Those above come before those below. */
        creates: z.optional(z.array(z.object({ ref: id, fields: operationTask.input })).check(z.maxLength(maxPlanned))),
        /** Those below come before those above. */
        removes: z.optional(
          z.array(z.object({ id, lockVersion: z.int().check(z.minimum(1)) })).check(z.maxLength(maxPlanned)),
        ),
      }),
    )
    .output(z.object({ changed: z.array(operationTask.schema), created: z.array(operationTask.schema) }))
    .errors({ ...notFound, ...conflictWith(operationTask.schema), ...refusing }),
}
