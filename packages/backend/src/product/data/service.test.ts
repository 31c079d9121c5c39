import { type Client, currentOf } from '@embpm/contract'
import { type Service, service } from '@embpm/contract/service'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'
import { sessionUserId } from '../administration/sessionProfile.js'

const system = sampleOrganisations[0]?.organisationId ?? ''

let host: Host
let client: Client

beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(system)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

/** A client in an organisation that has nothing yet. */
async function newcomer(): Promise<Client> {
  const { organisations, users } = client
  const { organisationId } = await organisations.create({ fields: { title: 'Newcomer', plan: 'CORPORATE' } })
  const { id, lockVersion, memberships } = await users.get({ id: sessionUserId })
  const fields = { memberships: [...memberships, { organisationId, roles: [] }] }
  await users.update({ id, lockVersion, fields })
  return host.clientOf(organisationId)
}

describe('lists of services', () => {
  test('searches tokens in any order, filters, sorts and pages', async () => {
    const query = {
      search: 'SALES idoc',
      filter: { organisation: ['Terranova Polska', 'Terranova France'], type: ['IDoc'] },
      sort: '-name',
      page: 2,
      size: 5,
    }
    const answer = await client.services.list(query)
    expect(answer).toMatchObject({ unfilteredTotal: 10_000, page: 2, size: 5 })
    expect(answer.rows).toHaveLength(5)
    expect(answer.total).toBeGreaterThan(10)
    const reversed = await client.services.list({ ...query, search: 'idoc sales' })
    expect(reversed).toEqual(answer)
    const names = answer.rows.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare).toReversed())
  })

  test('a filter is readable in the address and survives odd values', async () => {
    const urls: string[] = []
    const spying = host.clientOf(system, (request, init) => {
      urls.push(decodeURIComponent(request.url))
      return fetch(request, init)
    })
    await spying.services.list({ filter: { technology: ['OData V2', 'BAPI'] }, page: 3 })
    expect(urls[0]).toBe(`${host.base}/data/services?filter[technology][0]=OData+V2&filter[technology][1]=BAPI&page=3`)
    const odd = 'a&b=[c] "d" + ü 😀, 100%'
    const made = await client.services.create({ fields: { name: 'Odd', parameter: odd } })
    expect((await client.services.list({ filter: { parameter: [odd] } })).rows).toEqual([made])
    expect((await client.services.list({ filter: { parameter: [] } })).total).toBe(10_001)
    expect((await client.services.list({ filter: { host: [''] } })).rows).toEqual([made])
    expect((await client.services.list({ filter: { id: ['SRV-00002', 'SRV-00007'] } })).total).toBe(2)
    const single = await fetch(`${host.base}/data/services?filter[type]=IDoc&size=1`, {
      headers: { authorization: `Bearer ${host.token}`, 'x-org-id': system },
    })
    expect(await single.json()).toMatchObject({ rows: [{ type: 'IDoc' }] })
  })

  test('pages hold every row once, and a page past the end is the last one', async () => {
    const ids: string[] = []
    for (let page = 1; page <= 10; page += 1) {
      const { rows } = await client.services.list({ sort: 'technology', page, size: 1000 })
      ids.push(...rows.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(10_000)
    const last = await client.services.list({ page: 999, size: 1000 })
    expect(last.page).toBe(10)
    expect(last.rows).toHaveLength(1000)
    expect(await (await newcomer()).services.list({ page: 4 })).toMatchObject({ rows: [], total: 0, page: 1 })
  })

  test('impossible queries are refused', async () => {
    const bad = [
      { page: -3 },
      { page: 1.5 },
      { size: 0 },
      { size: 1001 },
      { sort: 'nope' },
      { filter: { nope: ['x'] } },
    ]
    for (const query of [...bad, { sort: 'metadata' }, { search: 'x'.repeat(501) }]) {
      await expect(client.services.list(query), JSON.stringify(query)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    }
  })

  test('answers the values of a column', async () => {
    const types = await client.services.values({ column: 'type' })
    expect(types.map(({ value }) => value)).toEqual(['event', 'IDoc', 'OData', 'REST', 'RFC', 'SOAP'])
    expect(types.reduce((all, { count }) => all + count, 0)).toBe(10_000)
    const filter = { serviceName: ['BAPI*'], type: ['IDoc'] }
    expect(await client.services.values({ column: 'type', filter })).toEqual([
      { value: 'RFC', count: (await client.services.list({ filter: { serviceName: ['BAPI*'] }, size: 1 })).total },
    ])
    expect(await client.services.values({ column: 'businessDomain' })).toHaveLength(10)
    expect(await (await newcomer()).services.values({ column: 'type' })).toEqual([])
  })
})

describe('one service', () => {
  const draft = { name: '<script>alert(1)</script>', description: 'x'.repeat(10_000), metadata: { a: [1, null, 'b'] } }

  test('is created with an id, version 1 and who and when', async () => {
    const made = await client.services.create({ fields: draft })
    expect(made).toMatchObject({
      ...draft,
      id: 'SRV-10001',
      organisationId: system,
      lockVersion: 1,
      createdBy: 'Marta Kowalczyk',
      status: 'INACTIVE',
      type: 'REST',
      tags: [],
    })
    expect(await client.services.get({ id: made.id })).toEqual(made)
    expect((await client.services.list({ size: 1 })).rows).toEqual([made])
    const other = await newcomer()
    await expect(other.services.get({ id: made.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await other.services.create({ fields: { name: 'x' } })).id).toBe('SRV-00001')
  })

  test('is refused with wrong fields', async () => {
    const bad = [
      { name: '' },
      { name: 'x', description: 'x'.repeat(10_001) },
      { name: 'x', link: ['javascript', 'alert(1)'].join(':') },
      { name: 'x'.repeat(201) },
    ]
    for (const fields of bad) {
      await expect(client.services.create({ fields })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })

  test('is changed at its version only, and a conflict tells the current one', async () => {
    const { id, lockVersion, name } = await client.services.get({ id: 'SRV-00001' })
    const changed = await client.services.update({ id, lockVersion, fields: { host: 'new.example' } })
    expect(changed).toMatchObject({
      lockVersion: lockVersion + 1,
      name,
      host: 'new.example',
      changedBy: 'Marta Kowalczyk',
    })
    const conflict: unknown = await client.services
      .update({ id, lockVersion, fields: { name: 'mine' } })
      .catch((reason: unknown) => reason)
    expect(conflict).toMatchObject({ code: 'CONFLICT', status: 409 })
    expect(currentOf(conflict, service.schema)).toEqual(changed)
    await expect(client.services.remove({ id, lockVersion })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(client.services.update({ id: 'nope', lockVersion, fields: {} })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('is deleted and restored', async () => {
    const before: Service = await client.services.get({ id: 'SRV-00005' })
    const { id, lockVersion } = before
    expect(await client.services.remove({ id, lockVersion })).toEqual(before)
    for (const call of [client.services.get, client.services.remove]) {
      await expect(call({ id })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404, data: { id } })
    }
    const restored = await client.services.restore({ id })
    expect({ ...restored, changedBy: '', changedAt: '' }).toEqual({
      ...before,
      lockVersion: lockVersion + 1,
      changedBy: '',
      changedAt: '',
    })
    expect(await client.services.restore({ id })).toEqual(restored)
    await expect(client.services.restore({ id: 'nope' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a deleted one keeps its number, and simultaneous new ones get different numbers', async () => {
    const first = await client.services.create({ fields: { name: 'first' } })
    await client.services.remove({ id: first.id })
    const made = await Promise.all(['a', 'b', 'c'].map((name) => client.services.create({ fields: { name } })))
    expect(new Set([first.id, ...made.map(({ id }) => id)]).size).toBe(4)
  })
})
