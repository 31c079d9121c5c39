import type { Client } from '@embpm/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleCredentials, sampleOrganisations, sampleProfile } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

const system = sampleOrganisations[0]?.organisationId ?? ''
const helvora = sampleOrganisations.find(({ title }) => title === 'Helvora Pharma')?.organisationId ?? ''

let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(system)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

describe('what administrators change reaches the session', () => {
  test('the person of the session is the one of that id among the people', async () => {
    const { id } = await client.me.profile()
    expect(await client.people.resolve({ ids: [id] })).toMatchObject([{ name: 'Marta Kowalczyk' }])
    const { user } = await client.auth.signIn(sampleCredentials)
    expect(user.id).toBe(id)
  })

  test('the name, company, picture and roles of the user', async () => {
    expect(await client.me.profile()).toEqual(sampleProfile)
    const { users } = client
    const { lockVersion, memberships } = await users.get({ id: 'USR-00001' })
    const fields = {
      lastname: 'Nowak',
      company: 'Terranova SE',
      roles: ['CON' as const],
      metadata: { profilePicture: '/marta.png' },
    }
    const withoutRoles = memberships.map(({ organisationId }) => ({ organisationId, roles: [] }))
    await users.update({ id: 'USR-00001', lockVersion, fields: { ...fields, memberships: withoutRoles } })
    expect(await client.me.profile()).toEqual({ ...sampleProfile, ...fields })
    await expect(users.remove({ id: 'USR-00002' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const made = await client.glAccounts.create({ fields: { glAccount: '1', glSText: 'x' } })
    expect(made.createdBy).toBe('Marta Nowak')
  })

  test('the titles, plans and number of the organisations', async () => {
    const { organisations, users } = client
    const [record] = (await organisations.list({ filter: { organisationId: [helvora] } })).rows
    const [kestrel] = (await organisations.list({ search: 'Kestrel Logistics' })).rows
    if (!record || !kestrel) throw new Error('The sample is missing.')
    await organisations.update({
      id: record.id,
      lockVersion: record.lockVersion,
      fields: { title: 'Alvora', plan: 'SUBSCRIPTION' },
    })
    await organisations.update({ id: kestrel.id, lockVersion: kestrel.lockVersion, fields: { enabled: false } })
    const made = await organisations.create({ fields: { title: 'Newcomer', plan: 'CORPORATE' } })
    const titles = async () => (await client.me.organisations()).map(({ title }) => title)
    expect(await titles()).toEqual(['SYSTEM', 'Alvora', 'Bluefen Energy'])
    const { lockVersion, memberships } = await users.get({ id: 'USR-00001' })
    const fields = { memberships: [...memberships, { organisationId: made.organisationId, roles: [] }] }
    await users.update({ id: 'USR-00001', lockVersion, fields })
    expect(await titles()).toEqual(['SYSTEM', 'Alvora', 'Bluefen Energy', 'Newcomer'])
    expect(await host.clientOf(made.organisationId).services.list({})).toMatchObject({ total: 0 })
    await expect(host.clientOf(kestrel.organisationId).services.list({})).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const { organisationId, title } = kestrel
    expect(await client.me.disabledOrganisations()).toEqual([{ organisationId, title }])
  })
})

describe('labels', () => {
  test('name any user', async () => {
    const user = await client.users.get({ id: 'USR-09876' })
    const fields = { code: 'ANY', name: 'Any', ownerId: user.id }
    expect(await client.scenarios.create({ fields })).toMatchObject({
      owner: { id: user.id, name: `${user.firstname} ${user.lastname}` },
    })
    expect(await client.businessDomains.create({ fields: { ...fields, ownerId: 'USR-99999' } })).toMatchObject({
      owner: null,
    })
  })

  test('of the sample are those that the users give', async () => {
    const { rows } = await client.ricefws.list({ size: 200 })
    const ids = [...new Set(rows.flatMap(({ functionalOwnerId }) => functionalOwnerId ?? []))]
    const users = await client.users.resolve({ ids })
    const names = new Map(users.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]))
    expect(rows.every(({ functionalOwner }) => functionalOwner?.name === names.get(functionalOwner?.id ?? ''))).toBe(
      true,
    )
  })

  test('follow what they name, also in searches and filters, and leave versions alone', async () => {
    const { processes, ricefws } = client
    const { users } = client
    const [item] = (await ricefws.list({ filter: { functionalOwner: ['Jonas Feld'] }, size: 1 })).rows
    const { lockVersion } = await users.get({ id: 'USR-00002' })
    await users.update({ id: 'USR-00002', lockVersion, fields: { lastname: 'Feldmann' } })
    expect(await ricefws.list({ filter: { functionalOwner: ['Jonas Feld'] } })).toMatchObject({ total: 0 })
    const { rows } = await ricefws.list({ filter: { functionalOwner: ['Jonas Feldmann'] }, size: 1 })
    expect(rows).toEqual([{ ...item, functionalOwner: { id: 'USR-00002', name: 'Jonas Feldmann' } }])
    const area = await processes.get({ id: 'PRC-00001' })
    await processes.update({ id: area.id, lockVersion: area.lockVersion, fields: { name: 'Quote to cash' } })
    expect((await ricefws.list({ search: 'quote cash' })).total).toBeGreaterThan(10)
    // What names nobody is not found by it.
    expect((await client.technologies.list({ search: 'feldmann' })).total).toBe(0)
  })
})

test('nobody deletes themselves or the organisation they are in, and loses none of the others by trying', async () => {
  const { organisations, users } = client
  const [own] = (await organisations.list({ filter: { organisationId: [system] } })).rows
  const [other] = (await organisations.list({ filter: { organisationId: [helvora] } })).rows
  if (!own || !other) throw new Error('The sample is missing.')
  expect(await organisations.removeMany({ ids: [own.id, other.id] })).toEqual({
    removed: [other.id],
    refused: [{ id: own.id, code: 'FORBIDDEN' }],
  })
  await expect(users.remove({ id: 'USR-00001' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await users.remove({ id: 'USR-00002' })).toMatchObject({ id: 'USR-00002' })
})
