import { intervalModes } from '@embpm/calendar'
import * as z from 'zod/mini'

import { labelled } from '../common/entity.js'
import { entityOf, type EntityOf } from '../common/entityOf.js'
import {
  choice,
  codedOf,
  day,
  flag,
  labelOf,
  longText,
  personOf,
  reference,
  structure,
  text,
} from '../common/fields.js'

/** The kinds of order. */
export const operationOrderTypes = ['recurring', 'project', 'maintenance', 'audit'] as const

/** How urgent an order is. */
export const operationOrderPriorities = ['low', 'medium', 'high', 'critical'] as const

/** How far an order is, in the order of the work. */
export const operationOrderStatuses = ['draft', 'planned', 'released', 'in progress', 'completed', 'cancelled'] as const

/** Schema of a month, an ISO week or a day, by the numbers that are given. Source: the specification, Interval. */
export const interval = z.object({
  year: z.int().check(z.minimum(1900), z.maximum(2999)),
  /** From 1. */
  month: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  /** ISO week, from 1. */
  week: z.optional(z.int().check(z.minimum(1), z.maximum(53))),
  /** Day of the month, from 1. */
  day: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
})

const costObjectLabel = z.object({
  ...labelled,
  controllingArea: z.string(),
  costObject: z.string(),
  name: z.string(),
})

/** Work that is done once or again and again. Source: the domain model, OperationOrder. */
export const operationOrder = entityOf({
  kind: 'operationOrders',
  path: '/project/operation-orders',
  tag: 'Project',
  one: 'an operation order',
  many: 'operation orders',
  key: ['orderNo'],
  nameOf: ({ orderNo, title }) => `${orderNo} ${title}`,
  fields: {
    /** The number people call it by, unique in the organisation, such as OO-100012. */
    orderNo: text(20).required().fromServer().sort().filter().search(),
    title: text(200).required().sort().search(),
    description: longText(),
    type: choice(operationOrderTypes, 'operationOrderType').sort().filter().search().bulk(),
    projectId: reference('projects').filter().bulk(),
    project: codedOf('projectId').sort().filter().search(),
    areaId: reference('operationAreas').filter().bulk(),
    area: codedOf('areaId').sort().filter().search(),
    domainId: reference('businessDomains').filter().bulk(),
    domain: codedOf('domainId').sort().filter().search(),
    priority: choice(operationOrderPriorities, 'level').default('medium').sort().filter().search().bulk(),
    status: choice(operationOrderStatuses, 'operationOrderStatus').sort().filter().search().bulk(),
    /** Others are made after it; nothing of it is executed itself. */
    template: flag().sort().filter(),
    /** First day; `null` while it is not planned. */
    plannedStart: day().sort().filter(),
    /** Last day; `null` while it is not planned. */
    plannedEnd: day().sort().filter(),
    // Not for many at once: another one takes intervals away, which has to be seen. Months, weeks and days fit the default.
    operationInterval: choice(intervalModes, 'operationInterval').default('IRREGULAR').sort().filter(),
    /** When it is done; what a mode keeps of it says `pruneIntervals` of `@embpm/calendar`. Those that do not fit `operationInterval` are left out by the server. */
    intervals: structure(z.array(interval).check(z.maxLength(1000)), []),
    costObjectId: reference('costObjects').filter().bulk(),
    costObject: labelOf('costObjectId', costObjectLabel).sort().filter().search(),
    responsibleId: reference('people').filter().bulk(),
    responsible: personOf('responsibleId').sort().filter().search(),
  },
})

/** An order as the server stores and answers it. */
export type OperationOrder = EntityOf<typeof operationOrder>
