import { type Client, createClient } from '@embpm/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

const idOf = (title: string) => sampleOrganisations.find((one) => one.title === title)?.organisationId ?? ''
const helvora = idOf('Helvora Pharma')
const system = idOf('SYSTEM')

let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(helvora)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const invitee = (name: string) => ({ email: `${name}@helvora.example`, firstname: name, lastname: 'Seat', roles: [] })
const noSeat = { code: 'CLASH', status: 409, data: { rule: 'seats', field: 'memberships', name: 'Helvora Pharma' } }

async function subscriptionOf(organisationId: string) {
  const { rows } = await client.subscriptions.list({ filter: { organisationId: [organisationId] } })
  const [found] = rows
  if (!found) throw new Error('The sample is missing.')
  return found
}

async function setSeats(free: number, organisationId = helvora) {
  const { id, lockVersion, seatsUsed } = await subscriptionOf(organisationId)
  await client.subscriptions.update({ id, lockVersion, fields: { seats: seatsUsed + free } })
}

async function setUser(id: string, fields: Parameters<Client['users']['update']>[0]['fields']) {
  const { lockVersion } = await client.users.get({ id })
  return client.users.update({ id, lockVersion, fields })
}

/** How many belong to Helvora and are not locked, counted by reading all users. */
async function counted(): Promise<number> {
  let page = 1
  let count = 0
  for (;;) {
    const { rows, total, size } = await client.users.list({ size: 200, page })
    count += rows.filter(
      ({ status, memberships }) =>
        status !== 'locked' && memberships.some(({ organisationId }) => organisationId === helvora),
    ).length
    if (page * size >= total) return count
    page += 1
  }
}

describe('seats', () => {
  test('of the sample: one organisation is full, one on trial, one past due', async () => {
    const full = await subscriptionOf(helvora)
    expect(full).toMatchObject({ organisation: 'Helvora Pharma', seats: full.seatsUsed, plan: 'CORPORATE' })
    expect(full.seatsUsed).toBe(await counted())
    const { rows } = await client.subscriptions.list({})
    expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['trial', 'pastDue', 'cancelled']))
  })

  test('the last one can be taken, the next is refused, and whoever is locked frees one', async () => {
    await setSeats(1)
    const { userId } = await client.userAccess.invite(invitee('last'))
    await expect(client.userAccess.invite(invitee('next'))).rejects.toMatchObject(noSeat)
    await setUser(userId, { status: 'locked', lockReason: 'Left the company' })
    const next = await client.userAccess.invite(invitee('next'))
    await expect(setUser(userId, { status: 'active' })).rejects.toMatchObject(noSeat)
    await client.users.remove({ id: next.userId })
    await setUser(userId, { status: 'active' })
    // Who was deleted took no seat, and takes one when they are restored.
    await expect(client.users.restore({ id: next.userId })).rejects.toMatchObject(noSeat)
  })

  test('a membership takes one, and who has one keeps it when there are fewer', async () => {
    const [other] = (await host.clientOf(system).users.list({ filter: { status: ['active'] }, size: 200 })).rows.filter(
      ({ memberships }) => !memberships.some(({ organisationId }) => organisationId === helvora),
    )
    if (!other) throw new Error('The sample is missing.')
    const memberships = [...other.memberships, { organisationId: helvora, roles: [] }]
    await expect(setUser(other.id, { memberships })).rejects.toMatchObject(noSeat)
    await setSeats(1)
    await setUser(other.id, { memberships })
    await setSeats(-5)
    await setUser(other.id, { lastname: 'Stays' })
    await expect(client.userAccess.invite(invitee('next'))).rejects.toMatchObject(noSeat)
  })

  test('are counted within one request, those that another rule refuses not', async () => {
    await setSeats(2)
    const row = (name: string) => ({ ...invitee(name), memberships: [{ organisationId: helvora, roles: [] }] })
    const taken = { ...row('taken'), email: (await client.users.get({ id: 'USR-00002' })).email }
    const rows = [row('one'), { ...taken, id: 'USR-00003' }, row('two'), row('three')]
    const answered = await client.users.importRows({ mode: 'write', rows })
    expect(answered.map(({ action }) => action)).toEqual(['create', 'refused', 'create', 'refused'])
  })

  test('of a cancelled subscription are none, and without a subscription there is no limit', async () => {
    await setSeats(5)
    const { id, lockVersion } = await subscriptionOf(helvora)
    await client.subscriptions.update({ id, lockVersion, fields: { state: 'cancelled' } })
    await expect(client.userAccess.invite(invitee('late'))).rejects.toMatchObject(noSeat)
    await client.subscriptions.remove({ id })
    await expect(client.userAccess.invite(invitee('late'))).resolves.toBeDefined()
  })

  test('are as many as there are members that are not locked, whatever happens', async () => {
    const step = fc.record({
      act: fc.constantFrom('invite', 'lock', 'unlock', 'remove', 'restore'),
      who: fc.nat({ max: 5 }),
    })
    let names = 0
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 3 }), fc.array(step, { maxLength: 20 }), async (free, steps) => {
        host.renew()
        const { seatsUsed: start } = await subscriptionOf(helvora)
        await setSeats(free)
        /** What is expected of each invited one: whether they take a seat. */
        const known = new Map<string, 'in' | 'locked' | 'removed'>()
        const taken = () => [...known.values()].filter((state) => state === 'in').length
        for (const { act, who } of steps) {
          const [id = '', state] = [...known][who % Math.max(1, known.size)] ?? []
          const isFree = taken() < free
          const attempt = async (work: () => Promise<unknown>, next: 'in' | 'locked' | 'removed', of = id) => {
            const isRefused = await work().then(
              () => false,
              () => true,
            )
            expect(isRefused).toBe(next === 'in' && !isFree)
            if (!isRefused) known.set(of, next)
          }
          if (act === 'invite') {
            let made = ''
            names += 1
            const invite = async () => (made = (await client.userAccess.invite(invitee(`n${names}`))).userId)
            const isRefused = await invite().then(
              () => false,
              () => true,
            )
            expect(isRefused).toBe(!isFree)
            if (!isRefused) known.set(made, 'in')
          } else if (act === 'lock' && state === 'in')
            await attempt(() => setUser(id, { status: 'locked', lockReason: 'Left' }), 'locked')
          else if (act === 'unlock' && state === 'locked') await attempt(() => setUser(id, { status: 'active' }), 'in')
          else if (act === 'remove' && state === 'in') await attempt(() => client.users.remove({ id }), 'removed')
          else if (act === 'restore' && state === 'removed') await attempt(() => client.users.restore({ id }), 'in')
          expect((await subscriptionOf(helvora)).seatsUsed).toBe(start + taken())
        }
      }),
      { numRuns: 8 },
    )
  })
})

test('somebody invited sees the subscription of the organisation they are in, and changes nothing of it', async () => {
  const bluefen = idOf('Bluefen Energy')
  const { invitation } = await host.clientOf(bluefen).userAccess.invite(invitee('reader'))
  const { accessToken } = await host.anonymous.auth.acceptInvitation({ invitation })
  const own = createClient({
    url: host.base,
    headers: () => ({ authorization: `Bearer ${accessToken}`, 'x-org-id': bluefen }),
  })
  const { rows } = await own.subscriptions.list({})
  expect(rows).toMatchObject([{ organisation: 'Bluefen Energy', plan: 'SUBSCRIPTION', state: 'trial' }])
  const [{ id, lockVersion } = { id: '', lockVersion: 1 }] = rows
  await expect(own.subscriptions.get({ id: (await subscriptionOf(helvora)).id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(own.subscriptions.update({ id, lockVersion, fields: { seats: 1000 } })).rejects.toMatchObject({
    data: { missing: ['administrator'] },
  })
})
