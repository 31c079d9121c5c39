import type { Client } from '@embpm/contract'
import { isUnconfirmed } from '@embpm/contract/execution'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'
import { callerOf } from '../../testing/callerOf.js'
import { createStore } from '../../store.js'
import { executionTable } from './execution.js'
import { operationOrderTable } from './operation-order.js'
import { periodTable } from './period.js'
import { checkOf, yearOf } from './periodWork.js'

let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(sampleOrganisations[0]?.organisationId ?? '')
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const times = (count: number, state: string): string[] => Array.from({ length: count }, () => state)

/** A month of a year as the page knows it. */
const monthOf = async (number: number, year = 2026) => {
  const { months } = await client.periodClosing.year({ year })
  const found = months.find((one) => one.number === number)
  if (!found) throw new Error(`There is no month ${number}.`)
  return found
}
const chosen = ({ id, lockVersion }: { id: string; lockVersion: number }) => ({ id, lockVersion })

/** Confirms what nobody confirmed in a month, and gives its orders a cost object. */
async function solve(number: number) {
  const month = await monthOf(number)
  const { rows } = await client.executions.list({
    filter: { periodId: [month.id, ...month.weeks.map(({ id }) => id)], state: ['planned', 'entered'] },
    size: 1000,
  })
  await client.executions.updateMany({
    entities: rows.map(({ id, lockVersion }) => ({ id, lockVersion, fields: { state: 'confirmed' as const } })),
  })
  const { withoutCostObject } = await client.periodClosing.check({ ids: [month.id] })
  const orders = await client.operationOrders.resolve({ ids: withoutCostObject.orders.map(({ id }) => id) })
  await client.operationOrders.updateMany({
    entities: orders.map(({ id, lockVersion }) => ({ id, lockVersion, fields: { costObjectId: 'CO-00001' } })),
  })
}

describe('the year', () => {
  test('counts each execution once: months together are all executions of the year', async () => {
    const { months } = await client.periodClosing.year({ year: 2026 })
    const caller = callerOf(createStore())
    const periods = new Map((await periodTable.all(caller)).map((one) => [one.id, one]))
    const all = (await executionTable.all(caller)).filter(({ periodId }) => periods.get(periodId)?.year === 2026)
    const sum = (pick: (month: (typeof months)[number]) => number) => months.reduce((so, one) => so + pick(one), 0)
    expect(sum(({ total }) => total.executions)).toBe(all.length)
    expect(sum(({ total }) => total.decided)).toBe(all.filter((one) => !isUnconfirmed(one)).length)
    expect(sum(({ total }) => total.hours)).toBeCloseTo(
      all.reduce((so, { hours }) => so + hours, 0),
      2,
    )
    expect(months.map(({ weeks }) => weeks.length)).toEqual([5, 4, 4, 5, 4, 4, 5, 4, 4, 5, 4, 5])
  })

  test('the samples keep the rules: nothing closed is unconfirmed or posted nowhere', async () => {
    const caller = callerOf(createStore())
    const [periods, executions, orders] = await Promise.all([
      periodTable.all(caller),
      executionTable.all(caller),
      operationOrderTable.all(caller),
    ])
    expect(yearOf(2025, periods, executions).months.map(({ state }) => state)).toEqual(times(12, 'locked'))
    const shut = new Set(periods.filter(({ state }) => state !== 'open').map(({ id }) => id))
    const byId = new Map(orders.map((one) => [one.id, one]))
    for (const one of executions.filter(({ periodId }) => shut.has(periodId))) {
      expect(isUnconfirmed(one)).toBe(false)
      expect(byId.get(one.orderId)?.costObjectId).not.toBeNull()
    }
    const months = periods.filter(({ interval, year }) => interval === 'MONTHLY' && year === 2026)
    const checked = checkOf(new Set(months.map(({ id }) => id)), { periods, executions, orders }, true)
    const each = months.map(({ id }) => checkOf(new Set([id]), { periods, executions, orders }, true))
    // Nothing is counted twice and nothing dropped, however many are chosen at once.
    expect(checked.executions).toBe(each.reduce((sum, one) => sum + one.executions, 0))
    expect(checked.unconfirmed.count).toBe(each.reduce((sum, one) => sum + one.unconfirmed.count, 0))
  })
})

describe('closing', () => {
  test('says what blocks it, is refused, and is done once that is solved', async () => {
    const october = await monthOf(10)
    const before = await client.periodClosing.check({ ids: [october.id] })
    expect(before.refusals.close).toBe('blocked')
    expect(before.unconfirmed.count).toBeGreaterThan(0)
    expect(before.withoutCostObject.orders.length).toBeGreaterThan(0)
    await expect(client.periodClosing.act({ action: 'close', periods: [chosen(october)] })).rejects.toMatchObject({
      code: 'LOCKED',
      data: { reason: 'blocked' },
    })
    await solve(10)
    const done = await client.periodClosing.act({ action: 'close', periods: [chosen(october)] })
    expect(done.map(({ state }) => state)).toEqual(times(done.length, 'closed'))
    const after = await monthOf(10)
    expect([after.state, after.closedBy, ...after.weeks.map(({ state }) => state)]).toEqual([
      'closed',
      'Marta Kowalczyk',
      ...times(5, 'closed'),
    ])
    expect((await client.periods.history({ id: october.id }))[0]?.by).toBe('Marta Kowalczyk')
  })

  test('a closed period takes no hours any more, and none are moved into it', async () => {
    const [closed] = (await client.executions.list({ filter: { period: ['2026-W41'] }, size: 1 })).rows
    const [open] = (await client.executions.list({ filter: { state: ['planned'] }, size: 1 })).rows
    if (!closed || !open) throw new Error('The sample has none')
    const refused = { code: 'LOCKED', data: { reason: 'closed' } }
    const { id, lockVersion } = closed
    await expect(client.executions.update({ id, lockVersion, fields: { hours: 1 } })).rejects.toMatchObject(refused)
    await expect(client.executions.remove({ id })).rejects.toMatchObject({ code: 'LOCKED' })
    await expect(
      client.executions.update({
        id: open.id,
        lockVersion: open.lockVersion,
        fields: { periodId: closed.periodId, orderId: 'OO-00001' },
      }),
    ).rejects.toMatchObject(refused)
  })

  test('somebody else was faster: the second is told how it stands', async () => {
    await solve(10)
    const october = await monthOf(10)
    await client.periodClosing.act({ action: 'close', periods: [chosen(october)] })
    await expect(client.periodClosing.act({ action: 'close', periods: [chosen(october)] })).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { current: { state: 'closed' } },
    })
  })
})

test('reopening a week opens its month with it; locked ones stay', async () => {
  const september = await monthOf(9)
  const [week] = september.weeks
  if (!week) throw new Error('There is no week')
  expect((await client.periodClosing.check({ ids: [week.id] })).alsoReopened).toEqual(['2026-09'])
  await client.periodClosing.act({ action: 'reopen', periods: [chosen(week)] })
  const after = await monthOf(9)
  expect([after.state, ...after.weeks.map(({ state }) => state)]).toEqual([
    'open',
    'open',
    'closed',
    'closed',
    'closed',
  ])
  await expect(
    client.periodClosing.act({ action: 'reopen', periods: [chosen(await monthOf(1))] }),
  ).rejects.toMatchObject({ code: 'LOCKED', data: { reason: 'locked' } })
})

test('locking is final: it asks for the name and for closed periods', async () => {
  const july = await monthOf(7)
  const lock = (name: string) => client.periodClosing.act({ action: 'lock', periods: [chosen(july)], name })
  await expect(lock('July')).rejects.toMatchObject({ code: 'LOCKED', data: { reason: 'name' } })
  await lock('2026-07')
  expect((await monthOf(7)).weeks.map(({ state }) => state)).toEqual(times(5, 'locked'))
  await expect(
    client.periodClosing.act({ action: 'lock', periods: [chosen(await monthOf(11))], name: '2026-11' }),
  ).rejects.toMatchObject({ code: 'LOCKED', data: { reason: 'open' } })
})

test('a state is never written by hand', async () => {
  const november = await monthOf(11)
  const july = await monthOf(7)
  const refused = { code: 'LOCKED', data: { reason: 'action' } }
  for (const one of [
    { ...chosen(november), fields: { state: 'closed' as const } },
    { ...chosen(july), fields: { state: 'open' as const } },
  ])
    await expect(client.periods.update(one)).rejects.toMatchObject(refused)
  await expect(client.periods.remove({ id: july.id })).rejects.toMatchObject({ code: 'LOCKED' })
})

test('the next year is made once, with as many weeks as it has', async () => {
  expect(await client.periodClosing.createYear({ year: 2029 })).toEqual({ created: 64 })
  const refused = (reason: string) => ({ code: 'LOCKED', data: { reason } })
  await expect(client.periodClosing.createYear({ year: 2029 })).rejects.toMatchObject(refused('exists'))
  await expect(client.periodClosing.createYear({ year: 2031 })).rejects.toMatchObject(refused('gap'))
  const { months, years } = await client.periodClosing.year({ year: 2029 })
  expect(months.flatMap(({ weeks }) => weeks)).toHaveLength(52)
  expect(years.at(-1)).toBe(2029)
})
