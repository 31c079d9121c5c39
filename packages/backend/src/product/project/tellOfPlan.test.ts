import { createRouterClient } from '@orpc/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { common } from '../../sample/common.js'
// Enters the tables that tasks refer to.
import '../index.js'
import { createStore, type Store } from '../../store.js'
import { callerOf } from '../../testing/callerOf.js'
import { operationOrders } from './operation-order.js'
import { operationTasks } from './operation-task.js'
import { operationTaskPlan } from './operationTaskPlan.js'

let store: Store
beforeEach(() => {
  store = createStore()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') })
})
afterEach(() => vi.useRealTimers())

const caller = () => callerOf(store)
const client = () =>
  createRouterClient({ common, operationOrders, operationTasks, operationTaskPlan }, { context: caller() })
const told = async () => (await client().common.notifications.list()).filter(({ id }) => id.startsWith('plan-'))

/** A task of a sample order by its place in the outline. */
async function byOutline(outline: string) {
  const { tasks } = await client().operationTaskPlan.read({ filter: { orderId: ['OO-00041'] } })
  const found = tasks.find((task) => task.outline === outline)
  if (!found) throw new Error(`There is no task ${outline}.`)
  return found
}

/** Makes somebody responsible for a task that has not begun, and begins it so that it ends on a day of its own. */
async function planned(earliestStart: string) {
  const task = await byOutline('1.1')
  const fields = {
    responsibleId: caller().user.id,
    earliestStart,
    duration: 1,
    status: 'open' as const,
    progress: 0,
    actualStart: null,
    actualEnd: null,
  }
  return client().operationTasks.update({ ...task, fields })
}

test('nobody is told of what is as the samples made it', async () => {
  expect(await told()).toEqual([])
})

test('who is responsible is told of a task that is due, with a link to it, until it is done', async () => {
  const task = await planned('2026-11-23')
  const [one, ...others] = await told()
  expect(others).toEqual([])
  expect(one).toMatchObject({
    title: 'Task due',
    description: `${task.taskNo} ${task.title}: to be done by ${task.plannedEnd}.`,
    link: `/objects/operationTasks/${task.id}`,
    read: false,
  })
  expect(await told()).toHaveLength(1)
  await client().common.notifications.update({ id: one?.id ?? '', notification: { read: true } })
  const done = await client().operationTasks.update({ ...task, fields: { status: 'done' } })
  expect(await told()).toEqual([])
  // It is open again: what was read is read.
  await client().operationTasks.update({ ...done, fields: { status: 'open' } })
  expect(await told()).toMatchObject([{ id: one?.id, read: true }])
})

test('what was taken away stays away, and another day is another notice', async () => {
  const task = await planned('2026-11-23')
  const [one] = await told()
  await client().common.notifications.remove({ query: { id: one?.id ?? '' } })
  expect(await told()).toEqual([])
  await client().operationTasks.update({ ...task, fields: { earliestStart: '2026-11-20' } })
  expect((await told()).map(({ description }) => description)).toEqual([expect.stringContaining('by 2026-11-20.')])
})

test('an order that is late is told of', async () => {
  const order = await client().operationOrders.get({ id: 'OO-00081' })
  await client().operationOrders.update({
    ...order,
    fields: {
      responsibleId: caller().user.id,
      status: 'released',
      plannedStart: '2026-11-02',
      plannedEnd: '2026-11-18',
    },
  })
  expect(await told()).toMatchObject([{ title: 'Order overdue', link: '/objects/operationOrders/OO-00081' }])
})
