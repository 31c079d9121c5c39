import { type Client, createClient } from '@embpm/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
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
    await expect(host.anonymous.auth.acceptInvitation({ invitation })).rejects.toMatchObject({ code: 'LOCKED' })
    await expect(host.anonymous.auth.signInWithToken({ accessToken })).rejects.toMatchObject({ code: 'LOCKED' })
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
