import { access, type EntityName, missingFor } from '@embpm/contract'
import { operationOrder } from '@embpm/contract/operation-order'
import { operationTask } from '@embpm/contract/operation-task'
import { period } from '@embpm/contract/period'
import { type Notification, objectLink } from '@embpm/contract/sample/common'

import type { Context } from '../../context.js'
import { readerOf } from '../administration/readerOf.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { samplesOf } from '../entity/seeding.js'
import type { NoticeEvent } from '../notices/noticeOf.js'
import { tell } from '../notices/tell.js'
import { operationOrderTable } from './operation-order.js'
import { operationTaskTable } from './operation-task.js'
import { periodTable } from './period.js'
import { type NoticeFacts, type PlanNotice, planNotices } from './planNotices.js'

/** Ids of the notices of plans begin so. */
const prefix = 'plan-'

/**
 * Tells who reads their notifications what of theirs is due, overdue or blocked, and which months wait to be closed: each once for
 * its state and day, also when the notification was taken away.
 * @returns whether a notification still holds: what is settled is not shown, and whether it was read is kept in case it comes back
 */
export async function tellOfPlan(context: Context): Promise<(notification: Notification) => boolean> {
  const caller = await readerOf(context, 'consulting')
  const standing = caller && (await tell(caller, await noticesOf(caller)))
  return ({ id }) => !id.startsWith(prefix) || standing?.has(id) === true
}

/**
 * The rows of a table when one of them was written. Every page asks for notifications: what is as the samples made it is no news,
 * and the samples are not made for it.
 */
async function rowsIfWritten<E>(
  table: { collection: { name: string }; all: (caller: Caller) => Promise<readonly E[]> },
  caller: Caller,
): Promise<readonly E[]> {
  const { store, organisationId } = caller
  return (await store.isPristine([{ name: table.collection.name, organisationId }])) ? [] : table.all(caller)
}

/** Whether somebody wrote it: it is not as the samples made it. */
const isWritten = (
  kind: EntityName,
  { id, organisationId, lockVersion }: { id: string; organisationId: string; lockVersion: number },
) => samplesOf(kind, organisationId).byId.get(id)?.lockVersion !== lockVersion

async function noticesOf(caller: Caller): Promise<readonly NoticeEvent[]> {
  const [tasks, orders, periods] = await Promise.all([
    rowsIfWritten(operationTaskTable, caller),
    rowsIfWritten(operationOrderTable, caller),
    rowsIfWritten(periodTable, caller),
  ])
  const facts: NoticeFacts = {
    tasks,
    orders: orders.filter((one) => isWritten('operationOrders', one)),
    periods: periods.filter((one) => isWritten('periods', one)),
    userId: caller.user.id,
    mayClose: missingFor(access.consulting.write, caller.visitor).length === 0,
    today: new Date().toISOString().slice(0, 10),
  }
  const names = {
    task: new Map(tasks.map((one) => [one.id, one])),
    order: new Map(facts.orders.map((one) => [one.id, one])),
    period: new Map(facts.periods.map((one) => [one.id, one])),
  }
  return planNotices(facts).flatMap((notice): NoticeEvent[] => {
    const { kind, entityId, state, day, waitsFor } = notice
    const task = kind === 'task' ? names.task.get(entityId) : undefined
    if (task && ![task, ...(waitsFor ? [waitsFor] : [])].some((one) => isWritten('operationTasks', one))) return []
    const order = names.order.get(entityId)
    const month = names.period.get(entityId)
    const name = task
      ? operationTask.nameOf(task)
      : order
        ? operationOrder.nameOf(order)
        : month
          ? period.nameOf(month)
          : ''
    return [
      {
        kind: 'due',
        to: caller.user.id,
        id: `${prefix}${caller.organisationId}-${kind}-${entityId}-${state}-${day}`,
        title: titles[kind][state],
        description: `${name}: ${sentenceOf(notice)}`,
        link:
          kind === 'period'
            ? `/project/operation-periods?${new URLSearchParams({ year: day.slice(0, 4), chosen: entityId })}`
            : objectLink(kind === 'task' ? 'operationTasks' : 'operationOrders', entityId),
      },
    ]
  })
}

const ofWork = (what: string) => ({
  due: `${what} due`,
  overdue: `${what} overdue`,
  blocked: `${what} blocked`,
  open: `${what} open`,
})

const titles = { task: ofWork('Task'), order: ofWork('Order'), period: ofWork('Period') }

function sentenceOf({ state, day, waitsFor }: PlanNotice): string {
  if (state === 'blocked')
    return `waits for ${waitsFor ? operationTask.nameOf(waitsFor) : 'another task'}, planned for ${day}.`
  if (state === 'open') return `ended on ${day} and waits to be closed.`
  return state === 'due' ? `to be done by ${day}.` : `was to be done by ${day}.`
}
