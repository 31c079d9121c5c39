import type { Client } from '@embpm/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations, sampleUser } from '../../msw.js'
import { createStore } from '../../store.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { callerOf } from '../../testing/callerOf.js'
import { type Host, startHost } from '../../testing/startHost.js'
import { sampleProfile } from '../../sample/auth.data.js'
import { savedViewTable } from './saved-view.js'

const system = sampleOrganisations[0]?.organisationId ?? ''
const kestrel = sampleOrganisations.find(({ title }) => title === 'Kestrel Logistics')?.organisationId ?? ''

describe('saved views', () => {
  let host: Host
  let client: Client
  beforeAll(async () => {
    host = await startHost()
    client = host.clientOf(system)
  })
  beforeEach(() => host.renew())
  afterAll(() => host.close())

  test('are there for three lists in the first organisation, own ones and shared ones', async () => {
    const { rows } = await client.views.list({ sort: 'list' })
    expect([...new Set(rows.map(({ list }) => list))]).toEqual(['operationOrders', 'ricefws', 'services'])
    expect(rows.every(({ ownerId, shared }) => shared || ownerId === sampleUser.id)).toBe(true)
    expect(rows.filter(({ isDefault }) => isDefault)).toEqual([])
    expect((await host.clientOf(kestrel).views.list({})).rows).toEqual([])
  })

  test('show what they say: their addresses are queries that find something', async () => {
    const lists = {
      ricefws: client.ricefws,
      services: client.services,
      operationOrders: client.operationOrders,
    }
    for (const { list, address, name } of (await client.views.list({})).rows) {
      const parameters = new URLSearchParams(address)
      const columns = [...new Set(parameters.keys())].filter((column) => column !== 'sort')
      const filter = Object.fromEntries(columns.map((column) => [column, parameters.getAll(column)]))
      const api = Object.entries(lists).find(([kind]) => kind === list)?.[1]
      const found = await api?.list({ filter, sort: parameters.get('sort') ?? undefined })
      expect(found?.total, name).toBeGreaterThan(5)
    }
  })

  test('one of a list is the default: a new one takes the place of the old one', async () => {
    const create = (list: string, name: string) => client.views.create({ fields: { list, name, isDefault: true } })
    const first = await create('ricefws', 'First')
    const elsewhere = await create('processes', 'First')
    expect(first).toMatchObject({ ownerId: sampleUser.id, shared: false, isDefault: true, address: '' })
    const second = await create('ricefws', 'Second')
    const defaults = async () => (await client.views.list({ filter: { isDefault: ['true'] } })).rows.map(({ id }) => id)
    expect(await defaults()).toEqual([second.id, elsewhere.id])
    await client.views.update({ id: first.id, lockVersion: 2, fields: { isDefault: true } })
    expect(await defaults()).toEqual([elsewhere.id, first.id])
    await expect(create('ricefws', 'First')).rejects.toMatchObject({ code: 'TAKEN', data: { column: 'name' } })
  })
})

describe('the view of another user', () => {
  const store = createStore()
  const caller = (id: string, roles: Caller['user']['roles'] = []) => callerOf(store, { ...sampleProfile, id, roles })
  const ada = caller('ada')
  const ben = caller('ben')
  const administrator = caller('root', ['ADM'])

  test('is not there unless it is shared, and is changed by the owner and by administrators alone', async () => {
    const mine = await savedViewTable.create({ list: 'ricefws', name: 'Mine', isDefault: true }, ada)
    const { id } = mine
    for (const other of [ben, administrator]) {
      await expect(savedViewTable.get(id, other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(savedViewTable.update({ id, lockVersion: 1, fields: {} }, other)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
    expect(await savedViewTable.resolve([id], ben)).toEqual([])
    await savedViewTable.update({ id, lockVersion: 1, fields: { shared: true } }, ada)
    expect(await savedViewTable.get(id, ada)).toMatchObject({ isDefault: true })
    expect(await savedViewTable.get(id, ben)).toMatchObject({ name: 'Mine', isDefault: false })
    const forbidden = { code: 'FORBIDDEN', status: 403 }
    await expect(savedViewTable.update({ id, lockVersion: 2, fields: { name: 'Ours' } }, ben)).rejects.toMatchObject(
      forbidden,
    )
    await expect(savedViewTable.remove({ id }, ben)).rejects.toMatchObject(forbidden)
    expect(await savedViewTable.removeMany([id], ben)).toEqual({ removed: [], refused: [{ id, code: 'FORBIDDEN' }] })
    const rows = [{ id, name: 'Ours' }]
    expect(await savedViewTable.importRows({ mode: 'write', rows }, ben)).toMatchObject([
      { action: 'refused', problems: [{ field: null, code: 'forbidden' }] },
    ])
    const fields = { name: 'Ours', isDefault: false }
    expect(await savedViewTable.update({ id, lockVersion: 2, fields }, administrator)).toMatchObject({ name: 'Ours' })
    expect(await savedViewTable.get(id, ada)).toMatchObject({ name: 'Ours', isDefault: true, ownerId: 'ada' })
    await savedViewTable.remove({ id }, administrator)
    await expect(savedViewTable.restore(id, ben)).rejects.toMatchObject(forbidden)
    expect(await savedViewTable.restore(id, ada)).toMatchObject({ isDefault: true, lockVersion: 4 })
  })

  test('may be the default of one user beside that of another', async () => {
    const fields = { list: 'services', name: 'Same name', isDefault: true, shared: true }
    const [hers, his] = [await savedViewTable.create(fields, ada), await savedViewTable.create(fields, ben)]
    expect(await savedViewTable.get(hers.id, ada)).toMatchObject({ isDefault: true })
    expect(await savedViewTable.get(his.id, ben)).toMatchObject({ isDefault: true })
  })
})
