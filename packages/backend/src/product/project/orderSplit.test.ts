import type { Client } from '@embpm/contract'
import type { OperationOrder } from '@embpm/contract/operation-order'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(sampleOrganisations[0]?.organisationId ?? '')
})
beforeEach(() => host.renew())
afterAll(() => host.close())

/** An order of eight weeks of 2026: the first two are closed, the others open. */
const ordered = (fields: Partial<OperationOrder> = {}): Promise<OperationOrder> =>
  client.operationOrders.create({
    fields: {
      title: 'Inspect the cranes',
      operationInterval: 'WEEKLY',
      intervals: [42, 43, 44, 45, 46, 47, 48, 49].map((week) => ({ year: 2026, week })),
      ...fields,
    },
  })

const planned = async (orderId: string) =>
  (await client.executions.list({ filter: { orderId: [orderId] }, size: 100 })).rows

test('an order is split into its open weeks, and splitting again adds nothing', async () => {
  const { id, lockVersion } = await ordered()
  const before = await client.orderSplit.check({ id, hours: 60, quantity: 100, way: 'evenly' })
  const fresh = Array.from({ length: 6 }, () => 'new')
  expect(before.parts.map(({ standing }) => standing)).toEqual(['closed', 'closed', ...fresh])
  const { created } = await client.orderSplit.act({ id, lockVersion, hours: 60, quantity: 100, way: 'evenly' })
  expect(created.map(({ plannedHours }) => plannedHours)).toEqual([10, 10, 10, 10, 10, 10])
  expect(created.reduce((sum, { plannedQuantity }) => sum + plannedQuantity, 0)).toBe(100)
  const again = await client.orderSplit.check({ id, hours: 60, quantity: 100, way: 'evenly' })
  expect(again.refusal).toBe('shut')
  await expect(client.orderSplit.act({ id, lockVersion, hours: 90, way: 'evenly' })).rejects.toMatchObject({
    code: 'LOCKED',
    data: { reason: 'shut' },
  })
  expect(await planned(id)).toHaveLength(6)
})

test('only what is missing is added: what one deleted comes back, what was changed stays', async () => {
  const { id, lockVersion } = await ordered()
  const { created } = await client.orderSplit.act({ id, lockVersion, hours: 60, way: 'evenly' })
  const [first, second] = created
  if (!first || !second) throw new Error('Nothing was created')
  await client.executions.remove({ id: first.id })
  await client.executions.update({ id: second.id, lockVersion: second.lockVersion, fields: { plannedHours: 20 } })
  const { created: added } = await client.orderSplit.act({ id, lockVersion, hours: 70, way: 'evenly' })
  expect(added.map(({ periodId, plannedHours }) => [periodId, plannedHours])).toEqual([[first.periodId, 10]])
  const all = await planned(id)
  expect(all.reduce((sum, { plannedHours }) => sum + plannedHours, 0)).toBe(70)
})

test('by working days a week with a holiday gets less', async () => {
  const days = [2, 3, 4, 9].map((day) => ({ year: 2026, month: 11, day }))
  const { id } = await ordered({ operationInterval: 'DAILY', intervals: days })
  const { parts } = await client.orderSplit.check({ id, hours: 40, way: 'workingDays' })
  expect(parts.map(({ period, plannedHours }) => [period, plannedHours])).toEqual([
    ['2026-W45', 30],
    ['2026-W46', 10],
  ])
})

test('what cannot be split says why', async () => {
  const reasonOf = async (fields: Partial<OperationOrder>) =>
    (await client.orderSplit.check({ id: (await ordered(fields)).id, way: 'evenly' })).refusal
  expect(await reasonOf({ template: true })).toBe('template')
  expect(await reasonOf({ status: 'cancelled' })).toBe('cancelled')
  expect(await reasonOf({ intervals: [] })).toBe('noIntervals')
  expect(await reasonOf({ intervals: [{ year: 2026, week: 10 }] })).toBe('shut')
  const far = await ordered({ intervals: [{ year: 2040, week: 10 }] })
  const { parts, refusal } = await client.orderSplit.check({ id: far.id, way: 'evenly' })
  expect([refusal, parts[0]?.standing]).toEqual(['shut', 'noPeriod'])
})

test('an order that somebody else changed is not split as it was', async () => {
  const { id, lockVersion } = await ordered()
  await client.operationOrders.update({ id, lockVersion, fields: { title: 'Another' } })
  await expect(client.orderSplit.act({ id, lockVersion, way: 'evenly' })).rejects.toMatchObject({
    code: 'CONFLICT',
    data: { current: { title: 'Another' } },
  })
})

test('the grid shows each execution of the year once, in the row of its order and the column of its period', async () => {
  const weeks = await client.executionGrid.read({ year: 2026, interval: 'weeks' })
  const months = await client.executionGrid.read({ year: 2026, interval: 'months' })
  expect([weeks.periods.length, months.periods.length]).toEqual([53, 12])
  for (const { cells, orders, periods } of [weeks, months]) {
    const rows = new Set(orders.map(({ id }) => id))
    const columns = new Set(periods.map(({ id }) => id))
    expect(new Set(cells.map((one) => `${one.orderId} ${one.periodId}`)).size).toBe(cells.length)
    expect(cells.every((one) => rows.has(one.orderId) && columns.has(one.periodId))).toBe(true)
    expect(rows.size).toBe(new Set(cells.map((one) => one.orderId)).size)
  }
  const [first] = weeks.orders
  const one = await client.executionGrid.read({ year: 2026, interval: 'weeks', search: first?.orderNo })
  expect(one.orders).toEqual([first])
})
