import 'fake-indexeddb/auto'
import { type Client, createClient } from '@embpm/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createHandlers, handlers, resetSampleData, sampleOrganisations } from './msw.js'
import { type Host, startHost } from './testing/startHost.js'

const system = sampleOrganisations[0]?.organisationId ?? ''

let host: Host
let client: Client

beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(system)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

describe('who may', () => {
  test('nobody reads anything without a valid token', async () => {
    const calls = [
      () => host.anonymous.me.organisations(),
      () => host.anonymous.me.profile(),
      () => host.anonymous.services.list({}),
      () => host.anonymous.services.create({ fields: { name: 'x' } }),
      () => host.anonymous.services.remove({ id: 'SRV-00001' }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
  })

  test('only the organisations of the user answer', async () => {
    for (const organisationId of ['', 'x', '00000000-0000-0000-0000-000000000000']) {
      await expect(host.clientOf(organisationId).services.list({})).rejects.toMatchObject({
        code: 'FORBIDDEN',
        status: 403,
      })
    }
  })

  test('organisations and the user', async () => {
    const organisations = await client.me.organisations()
    expect(organisations).toEqual(sampleOrganisations)
    expect(organisations.map(({ title }) => title)).toEqual([
      'SYSTEM',
      'Bluefen Energy',
      'Helvora Pharma',
      'Kestrel Logistics',
    ])
    expect(await client.me.profile()).toMatchObject({ firstname: 'Marta', company: 'Terranova Group' })
  })
})

describe('the host', () => {
  test('answers 404 to what no endpoint takes', async () => {
    for (const [method, path] of [
      ['GET', '/nope'],
      ['PUT', '/data/services'],
      ['GET', '/data/services/a/b'],
    ]) {
      const response = await fetch(`${host.base}${path}`, { method })
      expect([response.status, await response.json()]).toEqual([404, 'NOT FOUND'])
    }
  })

  test('serves an application in a folder', async () => {
    const inFolder = createClient({
      url: 'https://embpm.test/some/folder/api',
      headers: () => ({ authorization: `Bearer ${host.token}`, 'x-org-id': system }),
    })
    expect((await inFolder.services.list({ size: 1 })).total).toBe(10_000)
  })

  test('the default handlers keep changes until the sample data is reset', async () => {
    host.use(handlers)
    const { id, lockVersion } = await client.services.get({ id: 'SRV-00001' })
    await client.services.update({ id, lockVersion, fields: { name: 'Kept' } })
    host.use(createHandlers())
    expect(await client.services.get({ id })).toMatchObject({ name: 'Kept' })
    await resetSampleData()
    expect(await client.services.get({ id })).toMatchObject({ name: 'Sales order' })
  })
})
