import { type Client, type EntityApis, entityNames, type Field, kinds } from '@embpm/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

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

/** The id of one that was deleted, the first that may be: a node with others below it may not. */
async function oneDeleted(kind: (typeof entityNames)[number]): Promise<string | undefined> {
  const { rows } = await client[kind].list({ size: 100, sort: '-id' })
  for (const { id } of rows) {
    const { removed } = await client[kind].removeMany({ ids: [id] })
    if (removed.length > 0) return id
  }
  return undefined
}

describe('the names of what is referred to', () => {
  test.each(entityNames)('tell of %s what exists, what was deleted, and nothing of what never was', async (kind) => {
    const id = await oneDeleted(kind)
    // Nobody has saved a view of their own in the sample.
    if (id === undefined) return expect(kind).toBe('views')
    const standing = (await client[kind].list({ size: 1 })).rows[0]
    const keys = ['never', ...(standing ? [standing.id] : []), id]
    const names = await client[kind].names({ keys })
    const name = names.at(-1)?.name
    expect(names).toEqual([
      ...(standing ? [{ key: standing.id, id: standing.id, name: names[0]?.name }] : []),
      { key: id, id, name, deleted: true },
    ])
    expect(name).not.toBe('')
    await client[kind].restoreMany({ ids: [id] })
    expect(await client[kind].names({ keys: [id] })).toEqual([{ key: id, id, name }])
  })

  test('are those of the organisation alone', async () => {
    const { id } = await client.processRoles.create({ fields: { code: 'R-TMP', name: 'Temporary' } })
    await client.processRoles.remove({ id })
    expect(await client.processRoles.names({ keys: [id] })).toEqual([
      { key: id, id, name: 'R-TMP Temporary', deleted: true },
    ])
    expect(await host.clientOf(kestrel).processRoles.names({ keys: [id] })).toEqual([])
  })

  test('are found by the column that a text names, the case counts, and the last one that had it is meant', async () => {
    const { systems } = client
    const fields = { sid: 'ZZZ', systemName: 'First', landscape: 'ERP', environment: 'DEV' as const }
    const first = await systems.create({ fields })
    await systems.remove({ id: first.id })
    const second = await systems.create({ fields: { ...fields, systemName: 'Second' } })
    expect(await systems.names({ keys: ['ZZZ', 'zzz'], by: 'sid' })).toEqual([
      { key: 'ZZZ', id: second.id, name: 'ZZZ Second' },
    ])
    await systems.remove({ id: second.id })
    expect(await systems.names({ keys: ['ZZZ'], by: 'sid' })).toEqual([
      { key: 'ZZZ', id: second.id, name: 'ZZZ Second', deleted: true },
    ])
    expect(await systems.names({ keys: [first.id] })).toMatchObject([{ name: 'ZZZ First', deleted: true }])
    await expect(systems.names({ keys: Array.from({ length: 1001 }, String) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('are told of people whose account was deleted, to everybody in the organisation', async () => {
    const [person] = await client.people.resolve({ ids: ['USR-09000'] })
    await client.users.remove({ id: 'USR-09000' })
    expect(await client.people.names({ keys: ['USR-09000', 'USR-99999', 'USR-00002'] })).toMatchObject([
      { key: 'USR-09000', name: person?.name, deleted: true },
      { key: 'USR-00002' },
    ])
    expect(await client.people.resolve({ ids: ['USR-09000'] })).toEqual([])
  })
})

describe('what refers to something that is deleted', () => {
  test('keeps it, with the last name as its label, until it is changed', async () => {
    const { operationAreas, operationOrders } = client
    const area = await operationAreas.create({ fields: { code: 'OA-TMP', name: 'Temporary' } })
    const { id } = await operationOrders.create({ fields: { title: 'Sweep', areaId: area.id } })
    await operationAreas.update({ id: area.id, lockVersion: 1, fields: { name: 'At last' } })
    await operationAreas.remove({ id: area.id })
    const label = { id: area.id, code: 'OA-TMP', name: 'At last', deleted: true }
    expect(await operationOrders.get({ id })).toMatchObject({ areaId: area.id, area: label })
    const found = await operationOrders.list({ filter: { area: ['At last'] } })
    expect(found.rows).toMatchObject([{ id, area: label }])
    const saved = await operationOrders.update({ id, lockVersion: 1, fields: { title: 'Sweep twice' } })
    expect(saved).toMatchObject({ areaId: area.id, area: label })
    const again = await operationOrders.importRows({
      mode: 'write',
      rows: [{ id, title: 'Sweep thrice', areaId: area.id }],
    })
    expect(again).toMatchObject([{ action: 'update', problems: [] }])
    await operationAreas.restore({ id: area.id })
    expect((await operationOrders.get({ id })).area).toEqual({ id: area.id, code: 'OA-TMP', name: 'At last' })
    const cleared = await operationOrders.update({ id, lockVersion: 3, fields: { areaId: null } })
    expect(cleared).toMatchObject({ areaId: null, area: null })
  })

  test('has no label where there never was anything', async () => {
    const { id } = await client.operationOrders.create({ fields: { title: 'Sweep', areaId: 'OA-99999' } })
    expect(await client.operationOrders.get({ id })).toMatchObject({ areaId: 'OA-99999', area: null })
  })
})

describe('the sample', () => {
  test.each(entityNames)('refers in %s to what exists, by the column that is stored', async (kind) => {
    const { fields } = await kinds[kind]()
    const { rows } = await client[kind].list({ size: 1000 })
    const apis: EntityApis = client
    for (const [name, { facts }] of Object.entries<Field>(fields)) {
      const values = rows.flatMap((row) => {
        const value: unknown = Reflect.get(row, name)
        return typeof value === 'string' ? [value] : []
      })
      let left = facts.to === undefined ? [] : [...new Set(values)].filter((value) => value !== '')
      for (const to of facts.to ?? []) {
        const names =
          to === 'people'
            ? await client.people.names({ keys: left })
            : await apis[to].names({ keys: left, by: facts.by })
        left = left.filter((key) => !names.some((one) => one.key === key && one.deleted !== true))
      }
      expect({ name, left }).toEqual({ name, left: [] })
    }
  })
})
