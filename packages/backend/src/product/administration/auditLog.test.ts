import type { Client } from '@embpm/contract'
import { auditLog } from '@embpm/contract/audit-log'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { createStore } from '../../store.js'
import { type Host, startHost } from '../../testing/startHost.js'
import { sessionUserId } from './sessionProfile.js'

const system = sampleOrganisations[0]?.organisationId ?? ''
const kestrel = sampleOrganisations.find(({ title }) => title === 'Kestrel Logistics')?.organisationId ?? ''

let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(system)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const newest = async () => (await client.auditLog.list({ size: 1 })).rows[0]

describe('the audit log', () => {
  test('tells who did what to whom and the difference, and keeps what was deleted', async () => {
    const { glAccounts, auditLog: log } = client
    const { id } = await glAccounts.create({ fields: { glAccount: '471100', glSText: 'Travel' } })
    await glAccounts.update({ id, lockVersion: 1, fields: { glSText: 'Travel costs' } })
    await glAccounts.remove({ id })
    const { rows } = await log.list({ filter: { objectId: [id] } })
    expect(rows.map(({ action, kind, name, by }) => [action, kind, name, by])).toEqual([
      ['deleted', 'glAccounts', '471100 Travel costs', 'Marta Kowalczyk'],
      ['changed', 'glAccounts', '471100 Travel costs', 'Marta Kowalczyk'],
      ['created', 'glAccounts', '471100 Travel', 'Marta Kowalczyk'],
    ])
    expect(rows[1]?.changes).toEqual([{ field: 'glSText', before: 'Travel', after: 'Travel costs' }])
    expect(await log.get({ id: rows[1]?.id ?? '' })).toEqual(rows[1])
    expect((await log.list({ search: 'travel COSTS', filter: { objectId: [id] } })).total).toBe(2)
    await expect(log.get({ id: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is the history of each entity: the same steps with the same differences', async () => {
    const { products, auditLog: log } = client
    const { rows } = await products.list({ size: 30 })
    for (const { id } of rows) {
      const history = await products.history({ id })
      const entries = (await log.list({ filter: { objectId: [id], kind: ['products'] } })).rows
      expect(entries.map(({ action, by, at, changes }) => ({ action, by, at, changes }))).toEqual(
        history.map(({ kind, by, at, changes }) => ({ action: kind, by, at, changes })),
      )
    }
  })

  test('can be filtered by who, what and when, sorted, and counted by value', async () => {
    const { auditLog: log } = client
    const { total } = await log.list({ size: 1 })
    const actions = await log.values({ column: 'action' })
    expect(actions.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    const filter = { action: ['changed'], kind: ['products'], by: ['Marta Kowalczyk'], at: ['2025-01-01..2025-12-31'] }
    const { rows } = await log.list({ filter, size: 1000 })
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) {
      expect(row).toMatchObject({ action: 'changed', kind: 'products', by: 'Marta Kowalczyk' })
      expect(row.at.startsWith('2025')).toBe(true)
    }
    const at = rows.map((row) => row.at)
    expect(at).toEqual(at.toSorted().toReversed())
    const names = (await log.list({ filter, sort: 'name', size: 1000 })).rows.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare))
  })

  test('calls locks, unlocks and rights of users by their names', async () => {
    const { users } = client
    const set = async (fields: object) => {
      const { lockVersion } = await users.get({ id: 'USR-00002' })
      await users.update({ id: 'USR-00002', lockVersion, fields })
      return (await newest())?.action
    }
    expect(await set({ status: 'locked', lockReason: 'Left the company' })).toBe('locked')
    expect(await set({ status: 'active' })).toBe('unlocked')
    expect(await set({ roles: ['ADM'] })).toBe('rights')
    expect(await set({ company: 'Other' })).toBe('changed')
    const fields = { firstname: 'Ida', lastname: 'Lindqvist', email: 'ida@example.test' }
    await users.create({ fields })
    expect(await newest()).toMatchObject({ action: 'invited', name: 'Ida Lindqvist' })
  })

  test('never tells the value of a secret', async () => {
    const { configurations, auditLog: log } = client
    const { id } = await configurations.create({ fields: { key: 'my.key', value: 'plain-one', secret: true } })
    await configurations.update({ id, lockVersion: 1, fields: { value: 'plain-two' } })
    const { rows } = await log.list({ filter: { objectId: [id] } })
    expect(rows[0]?.changes).toEqual([{ field: 'value' }])
    expect((await log.list({ search: 'plain-two' })).total).toBe(0)
  })

  test('is that of one organisation, and of users what concerns it', async () => {
    const { glAccounts, users } = client
    const { id } = await glAccounts.create({ fields: { glAccount: '471200', glSText: 'Only here' } })
    expect((await host.clientOf(kestrel).auditLog.list({ filter: { objectId: [id] } })).total).toBe(0)

    const store = createStore()
    host.renew({ store })
    const own = { organisationId: system, roles: [] }
    const other = { organisationId: kestrel, roles: ['CON' as const] }
    const { lockVersion } = await users.get({ id: 'USR-00002' })
    await users.update({ id: 'USR-00002', lockVersion, fields: { memberships: [own, other] } })
    const me = await users.get({ id: sessionUserId })
    const memberships = me.memberships.map((one) => ({
      ...one,
      roles: one.organisationId === system ? ['ADM' as const] : [],
    }))
    await users.update({ id: sessionUserId, lockVersion: me.lockVersion, fields: { roles: [], memberships } })
    const { rows } = await client.auditLog.list({ filter: { objectId: ['USR-00002'] } })
    expect(rows[0]?.action).toBe('rights')
    expect(JSON.stringify(rows)).not.toContain(kestrel)
    expect(JSON.stringify(await users.history({ id: 'USR-00002' }))).not.toContain(kestrel)
  })

  test('has nothing that writes: every endpoint reads, and what was said stays said', async () => {
    const methods = Object.values(auditLog).map((endpoint) => endpoint['~orpc'].route.method)
    expect(new Set(methods)).toEqual(new Set(['GET']))
    const { glAccounts } = client
    const { id } = await glAccounts.create({ fields: { glAccount: '471300', glSText: 'x' } })
    const before = (await client.auditLog.list({ filter: { objectId: [id] } })).rows
    await glAccounts.remove({ id })
    await glAccounts.restore({ id })
    await glAccounts.update({ id, lockVersion: 2, fields: { glSText: 'y' } })
    const after = (await client.auditLog.list({ filter: { objectId: [id] } })).rows
    expect(after.slice(-before.length)).toEqual(before)
    expect(after).toHaveLength(before.length + 3)
  })
})
