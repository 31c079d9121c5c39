import { linkTypes, type PlannedTask } from '@embpm/calendar/schedule'
import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import {
  choice,
  codedOf,
  computed,
  day,
  flag,
  longText,
  personOf,
  reference,
  structure,
  text,
  whole,
} from '../common/fields.js'

/** How far a task is, in the order of the work. */
export const operationTaskStatuses = ['open', 'in progress', 'blocked', 'done'] as const

/** Working days that a task takes at most, and that it can lie behind another one. */
const [longest, farthest] = [2000, 500] as const

/** Schema of a task that another one hangs on: how, and how many working days lie between them. */
export const taskPredecessor = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  type: z.enum(linkTypes),
  lag: z.int().check(z.minimum(-farthest), z.maximum(farthest)),
})

/** A step of an order: how long it takes, on what it hangs, and what became of it. Source: the domain model, OperationTask. */
export const operationTask = entityOf({
  kind: 'operationTasks',
  path: '/project/operation-tasks',
  tag: 'Project',
  one: 'an operation task',
  many: 'operation tasks',
  key: ['taskNo'],
  nameOf: ({ taskNo, title }) => `${taskNo} ${title}`,
  fields: {
    /** The number people call it by, unique in the organisation, such as OT-100012. */
    taskNo: text(20).required().fromServer().sort().filter().search(),
    /** Its place in the outline of its order, such as 2.1; it follows from `parentId` and `sequence`. */
    outline: text(60).fromServer().sort(),
    title: text(200).required().sort().search(),
    description: longText(),
    /** The order that it belongs to. */
    orderId: reference('operationOrders').required().filter(),
    order: codedOf('orderId').sort().filter(),
    /** The project of its order. */
    projectId: reference('projects').fromServer().filter(),
    project: codedOf('projectId').sort().filter().search(),
    /** The summary task of the same order that it belongs to. */
    parentId: reference('operationTasks').filter(),
    /** Place among those that belong to the same summary. */
    sequence: whole(1, 1_000_000).sort(),
    status: choice(operationTaskStatuses, 'operationTaskStatus').sort().filter().search().bulk(),
    roleId: reference('processRoles').filter().bulk(),
    role: codedOf('roleId').sort().filter().search(),
    responsibleId: reference('people').filter().bulk(),
    responsible: personOf('responsibleId').sort().filter().search(),
    /** Who leads the area of its order, or the nearest area above that is led by somebody; empty for nobody. */
    leadId: text(64).fromServer().filter(),
    /** Working days; 0 for a milestone. Of a summary it follows from what is below it. */
    duration: whole(0, longest).default(1).sort().filter(),
    /** It starts on this day at the earliest; `null` for as soon as it can. */
    earliestStart: day().sort().filter().bulk(),
    /** The tasks of the same order that it hangs on. Those of a summary hold for each task below it. */
    predecessors: structure(z.array(taskPredecessor).check(z.maxLength(100)), []),
    /** First day; it follows from predecessors, calendar, `earliestStart` and what has begun. */
    plannedStart: day().fromServer().sort().filter(),
    /** Last day. */
    plannedEnd: day().fromServer().sort().filter(),
    /** Working days by which it can be later without its order being later. */
    slack: whole(-100_000, 100_000).default(0).fromServer().sort().filter(),
    /** Whether the end of its order hangs on it. */
    critical: flag().fromServer().sort().filter(),
    /** Whether tasks belong to it. */
    summary: flag().fromServer().filter(),
    /** The days it was planned for when the baseline was set; `null` without one. */
    baselineStart: day(),
    baselineEnd: day(),
    /** Working days by which it ends later than its baseline; negative where it ends sooner. */
    delay: whole(-100_000, 100_000).default(0).fromServer().sort().filter(),
    actualStart: day().sort().filter(),
    actualEnd: day().sort().filter(),
    /** In percent. Of a summary it follows from what is below it. */
    progress: whole(0, 100).sort().filter().bulk(),
    /** The calendar that its area works by; `null` for Monday to Friday without holidays. */
    calendarId: computed(z.nullable(z.string().check(z.maxLength(64))), null),
  },
})

/** A task as the server stores and answers it. */
export type OperationTask = EntityOf<typeof operationTask>

/** What of a task its schedule follows from. */
export const plannedTaskOf = (
  task: Pick<
    OperationTask,
    'id' | 'parentId' | 'duration' | 'earliestStart' | 'predecessors' | 'actualStart' | 'actualEnd'
  >,
): PlannedTask => ({
  id: task.id,
  parentId: task.parentId,
  duration: task.duration,
  earliest: task.earliestStart,
  predecessors: task.predecessors,
  actualStart: task.actualStart,
  actualEnd: task.actualEnd,
})
