import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Client } from '@embpm/contract'
import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

const organisation = sampleOrganisations.find(({ title }) => title === 'SYSTEM')?.organisationId ?? ''
let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(organisation)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const fieldsOf = async (tableId: string) =>
  (await client.dataFields.list({ filter: { tableId: [tableId] }, sort: 'position', size: 1000 })).rows
const plain = async (tableId: string) =>
  (await fieldsOf(tableId)).map(({ fieldName, position, type, length, dataElementId }) => ({
    fieldName,
    position,
    type,
    length,
    dataElementId,
  }))

describe('a new version of a table', () => {
  test.each(['DM-00001', 'DT-00001'])('%s is a copy with its fields, under the next number', async (id) => {
    const kind = id.startsWith('DM') ? ('dataTables' as const) : ('dictionaryTables' as const)
    const before = await plain(id)
    expect(before.length).toBeGreaterThan(5)
    const made = await client.tableVersions.create({ kind, id })
    expect(await plain(made.id)).toEqual(before)
    const versions = await client.tableVersions.list({ kind, id })
    const own = versions.filter(({ system }) => system === made.system)
    expect(own.map(({ version }) => version)).toEqual(own.map((_, at) => own.length - at))
    expect(own[0]?.id).toBe(made.id)
    // The old one keeps what it has.
    const [first] = await fieldsOf(made.id)
    if (!first) throw new Error('It has no field.')
    await client.dataFields.update({ id: first.id, lockVersion: first.lockVersion, fields: { length: 99 } })
    expect(await plain(id)).toEqual(before)
  })

  test('of a table that there is not is refused, and makes nothing', async () => {
    const { total } = await client.dataTables.list({})
    await expect(client.tableVersions.create({ kind: 'dataTables', id: 'DM-99999' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await client.dataTables.list({})).toMatchObject({ total })
  })

  test('two at once are two versions', async () => {
    const make = () => client.tableVersions.create({ kind: 'dataTables', id: 'DM-00001' })
    const made = await Promise.all([make(), make()])
    expect(new Set(made.map(({ version }) => version)).size).toBe(2)
  })
})

test('a version of another system is beside the table, with other fields', async () => {
  const versions = await client.tableVersions.list({ kind: 'dictionaryTables', id: 'DT-00001' })
  expect(versions.map(({ system, version }) => `${system} v${version}`)).toEqual(['S4Q v2', 'S4P v1'])
  const [newer, older] = await Promise.all(versions.map(({ id }) => plain(id)))
  expect(newer?.map(({ fieldName }) => fieldName)).not.toEqual(older?.map(({ fieldName }) => fieldName))
})
