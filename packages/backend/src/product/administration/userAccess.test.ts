import { type Client, createClient } from '@embpm/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations, sampleUser } from '../../msw.js'
import { sampleIdentity } from '../../sample/sampleIdentity.js'
import { type Host, startHost } from '../../testing/startHost.js'

const system = sampleOrganisations[0]?.organisationId ?? ''
const elsewhere = sampleOrganisations.find(({ title }) => title === 'Kestrel Logistics')?.organisationId ?? ''
const helvora = sampleOrganisations.find(({ title }) => title === 'Helvora Pharma')?.organisationId ?? ''

let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(system)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const ida = { email: 'ida@example.test', firstname: 'Ida', lastname: 'Lindqvist', roles: ['CON' as const] }

/** Somebody invited, as they are once they have accepted, in an organisation. */
async function accepted(organisationId = system) {
  const { invitation, userId } = await client.userAccess.invite(ida)
  const { accessToken } = await host.anonymous.auth.acceptInvitation({ invitation })
  const clientIn = (organisation: string) =>
    createClient({
      url: host.base,
      headers: () => ({ authorization: `Bearer ${accessToken}`, 'x-org-id': organisation }),
    })
  return { userId, invitation, accessToken, own: clientIn(organisationId), clientIn }
}

describe('an invited user', () => {
  test('sees the one organisation with the role that was given, and nothing else', async () => {
    const { own, clientIn } = await accepted()
    expect(await own.me.profile()).toMatchObject({ firstname: 'Ida', roles: [], permissions: ['embpm_r'] })
    expect(await own.me.organisations()).toMatchObject([{ organisationId: system, roles: ['CON'] }])
    expect((await own.services.list({ size: 1 })).total).toBeGreaterThan(0)
    await expect(clientIn(helvora).services.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(own.userAccess.invite({ ...ida, email: 'x@example.test' })).rejects.toMatchObject({
      data: { missing: ['administrator'] },
    })
    await expect(own.auditLog.list({})).rejects.toMatchObject({ data: { missing: ['administrator'] } })
    const made = await own.glAccounts.create({ fields: { glAccount: '1', glSText: 'x' } })
    expect(made.createdBy).toBe('Ida Lindqvist')
  })

  test('is refused with the reason by the next request once they are locked, and both are in the audit log', async () => {
    const { own, userId, invitation, accessToken } = await accepted()
    const { lockVersion } = await client.users.get({ id: userId })
    await client.users.update({ id: userId, lockVersion, fields: { status: 'locked', lockReason: 'Left the project' } })
    await expect(own.services.list({})).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      status: 401,
      data: { locked: 'Left the project' },
    })
    const refused = { code: 'LOCKED', data: { locked: 'Left the project' } }
    await expect(host.anonymous.auth.acceptInvitation({ invitation })).rejects.toMatchObject(refused)
    await expect(host.anonymous.auth.signInWithToken({ accessToken })).rejects.toMatchObject(refused)
    const { rows } = await client.auditLog.list({ filter: { objectId: [userId] } })
    expect(rows.map(({ action, by }) => [action, by])).toEqual([
      ['refused', 'Ida Lindqvist'],
      ['locked', 'Marta Kowalczyk'],
      ['signedIn', 'Ida Lindqvist'],
      ['changed', 'Ida Lindqvist'],
      ['invited', 'Marta Kowalczyk'],
    ])
    const [outcome] = await client.userAccess.signIns({ id: userId })
    expect(outcome).toMatchObject({ outcome: 'refused' })
    const locked = await client.users.get({ id: userId })
    await client.users.update({ id: userId, lockVersion: locked.lockVersion, fields: { status: 'active' } })
    expect((await client.users.get({ id: userId })).lockReason).toBe('')
    await expect(own.services.list({ size: 1 })).resolves.toMatchObject({ page: 1 })
  })

  test('is locked by no way without a reason, and by none loses it', async () => {
    const { userId: id } = await client.userAccess.invite(ida)
    const { users } = client
    const { lockVersion } = await users.get({ id })
    const refused = { code: 'BAD_REQUEST', data: { problems: [{ path: 'lockReason' }] } }
    for (const fields of [{}, { lockReason: '' }, { lockReason: ' \t ' }]) {
      const locked = { ...fields, status: 'locked' as const }
      await expect(users.update({ id, lockVersion, fields: locked })).rejects.toMatchObject(refused)
      const made = { ...locked, email: 'other@example.test', firstname: 'Ida', lastname: 'Other' }
      await expect(users.create({ fields: made })).rejects.toMatchObject(refused)
      await expect(users.updateMany({ entities: [{ id, lockVersion, fields: locked }] })).rejects.toMatchObject(refused)
      expect(await users.importRows({ mode: 'write', rows: [{ id, ...locked }] })).toEqual([
        { action: 'refused', id, problems: [{ field: 'lockReason', code: 'required' }] },
      ])
    }
    expect(await users.get({ id })).toMatchObject({ status: 'invited', lockVersion })

    const fields = { status: 'locked' as const, lockReason: ' Left the project ' }
    expect(await users.update({ id, lockVersion, fields })).toMatchObject({ lockReason: 'Left the project' })
    const emptied = { id, lockVersion: lockVersion + 1, fields: { lockReason: '' } }
    await expect(users.update(emptied)).rejects.toMatchObject(refused)
    expect(await users.update({ ...emptied, fields: { company: 'Lindqvist AB' } })).toMatchObject({ status: 'locked' })
  })

  test('gets a link or another address from an administrator by membership only if that opens no more than they administer', async () => {
    host.renew({ identity: { ...sampleIdentity, keepPassword: () => Promise.resolve() } })
    const chosen = { password: 'a password of some length' }
    const invited = await client.userAccess.invite({ ...ida, roles: ['ADM'] })
    const { accessToken } = await host.anonymous.auth.acceptInvitation({ ...invited, ...chosen })
    const headers = { authorization: `Bearer ${accessToken}`, 'x-org-id': system }
    const own = createClient({ url: host.base, headers: () => headers })
    const forbidden = { data: { missing: ['administrator'] } }
    const readdress = async (id: string) => {
      const { lockVersion } = await own.users.get({ id })
      return own.users.update({ id, lockVersion, fields: { email: 'mine@example.test' } })
    }

    const { userId: id, invitation } = await client.userAccess.invite({ ...ida, email: 'bo@example.test' })
    expect(await own.userAccess.invitation({ id })).toMatchObject({ invitation })
    const { lockVersion } = await readdress(id)
    const memberships = [system, elsewhere].map((organisationId) => ({ organisationId, roles: [] }))
    await client.users.update({ id, lockVersion, fields: { memberships, email: 'bo@example.test' } })
    for (const other of [id, sampleUser.id]) {
      await expect(own.userAccess.invitation({ id: other })).rejects.toMatchObject(forbidden)
      await expect(readdress(other)).rejects.toMatchObject(forbidden)
      expect(await client.userAccess.invitation({ id: other })).toMatchObject({ userId: other })
    }
  })

  test('has one invitation, which is told to administrators until it is accepted', async () => {
    const { invitation, userId } = await client.userAccess.invite(ida)
    expect(await client.userAccess.invitation({ id: userId })).toEqual({ invitation, userId })
    await host.anonymous.auth.acceptInvitation({ invitation })
    await expect(client.userAccess.invitation({ id: userId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(client.userAccess.invitation({ id: 'USR-00001' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(client.userAccess.invite(ida)).rejects.toMatchObject({ code: 'TAKEN' })
    await expect(host.anonymous.auth.acceptInvitation({ invitation: 'guessed' })).rejects.toMatchObject({
      code: 'NOT_INVITED',
    })
  })
})

test('members are found by their organisation, whichever of theirs it is, and nobody takes themselves out of the one they are in', async () => {
  const { users } = client
  const filter = { 'memberships.organisationId': [`*${helvora}*`] }
  const isMember = (id: string) =>
    users.list({ filter, search: 'ida', size: 1000 }).then(({ rows }) => rows.some((one) => one.id === id))
  const { userId: id } = await client.userAccess.invite(ida)
  expect(await isMember(id)).toBe(false)
  const set = async (organisations: string[], userId = id) => {
    const { lockVersion } = await users.get({ id: userId })
    const memberships = organisations.map((organisationId) => ({ organisationId, roles: [] }))
    return users.update({ id: userId, lockVersion, fields: { memberships } })
  }
  const [subscription] = (await client.subscriptions.list({ filter: { organisationId: [helvora] } })).rows
  if (!subscription) throw new Error('The sample is missing.')
  await client.subscriptions.remove({ id: subscription.id })
  await set([system, helvora])
  expect(await isMember(id)).toBe(true)
  const { rows } = await users.list({ filter, size: 1000 })
  expect(rows.every(({ memberships }) => memberships.some((one) => one.organisationId === helvora))).toBe(true)
  await set([helvora])
  expect(await isMember(id)).toBe(true)
  await set([system])
  expect(await isMember(id)).toBe(false)
  await expect(set([helvora], sampleUser.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
