import { type Client, type EntityName, entityNames, type Profile } from '@embpm/contract'
import { explorerType, type LinkedItem, maxAround, maxLinksOfKind } from '@embpm/contract/object-explorer'
import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleProfile } from '../../sample/auth.data.js'
import { createStore } from '../../store.js'
import { callerOf } from '../../testing/callerOf.js'
import { type Host, startHost } from '../../testing/startHost.js'
import { objectExplorer } from './objectExplorer.js'
import { sampleOrganisations } from './organisation.js'
import { sessionUserId } from './sessionProfile.js'
import { userRecordTable } from './userRecordTable.js'

const [system = '', other = ''] = sampleOrganisations
  .filter(({ plan }) => plan === 'CORPORATE')
  .map(({ organisationId }) => organisationId)

let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(system)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const links = (kind: EntityName, id: string) => client.objectExplorer.links({ kind, id })
const factsOf = ({ kind, id, fields, note }: LinkedItem) => ({ kind, id, fields: fields.toSorted(), note })

test('a type is the singular of its kind, and that of no other', () => {
  expect((['ricefws', 'processes', 'technologies', 'businessAreas', 'services'] as const).map(explorerType)).toEqual([
    'Ricefw',
    'Process',
    'Technology',
    'BusinessArea',
    'Service',
  ])
  expect(new Set(entityNames.map(explorerType)).size).toBe(entityNames.length)
})

describe('the links of an object', () => {
  test.each(entityNames)('of %s lead there and back by the same fields', async (kind) => {
    const { rows } = await client[kind].list({ size: 1000 })
    // From all over the sample, for what comes first in it is alike.
    const some = rows.filter((_, index) => index % Math.ceil(rows.length / 6) === 0)
    for (const { id } of some) {
      const { item, uses, usedIn } = await links(kind, id)
      expect(item).toMatchObject({ kind, id, type: explorerType(kind) })
      expect(`${item.key} ${item.title}`.trim()).not.toBe('')
      for (const [there, back] of [
        [uses, 'usedIn'],
        [usedIn, 'uses'],
      ] as const) {
        for (const group of there) {
          for (const linked of group.items.slice(0, 2)) {
            const found = (await links(linked.kind, linked.id))[back].find((one) => one.kind === kind)
            const own = found?.items.find((one) => one.id === id)
            // Where there are more than are answered, it may be one of those that are left out.
            if (!own && (found?.total ?? 0) > maxLinksOfKind) continue
            expect(own && factsOf(own), `${kind} ${id} - ${linked.kind} ${linked.id}`).toEqual(
              factsOf({ ...linked, kind, id }),
            )
          }
        }
      }
    }
  })

  test('are what the where-used list says', async () => {
    const id = 'PRC-00011'
    const listed = await client.processes.uses({ id })
    const { usedIn } = await links('processes', id)
    expect(usedIn.map(({ kind, total }) => ({ kind, total }))).toEqual(
      listed.map(({ kind, total }) => ({ kind, total })),
    )
  })

  test('follow what is written, and name each object once with all its fields', async () => {
    const item = await client.ricefws.get({ id: 'RIC-00001' })
    const fields = { functionalOwnerId: 'USR-00003', technicalOwnerId: 'USR-00003' }
    await client.ricefws.update({ id: item.id, lockVersion: item.lockVersion, fields })
    const { uses } = await links('ricefws', item.id)
    expect(uses.find(({ kind }) => kind === 'users')).toMatchObject({
      total: 1,
      items: [{ id: 'USR-00003', fields: ['functionalOwnerId', 'technicalOwnerId'], type: 'User', note: '' }],
    })
  })

  test('of a RICEFW item have the item itself in the metadata', async () => {
    const { id, ricefwId, wbs, name, type, ricefwInfo } = await client.ricefws.get({ id: 'RIC-00002' })
    const { item } = await links('ricefws', id)
    expect(item).toEqual({
      kind: 'ricefws',
      id,
      type: 'Ricefw',
      key: ricefwId,
      title: name,
      metadata: { ricefw: [{ id, ricefwId, wbs, name, type, ricefwInfo }] },
    })
  })

  test('are those of the organisation alone', async () => {
    const role = await client.processRoles.create({ fields: { code: 'R-TMP', name: 'Temporary' } })
    await expect(
      host.clientOf(other).objectExplorer.links({ kind: 'processRoles', id: role.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const found = await host.clientOf(other).objectExplorer.search({ text: 'R-TMP' })
    expect(found).toEqual([])
    expect(await client.objectExplorer.search({ text: 'R-TMP' })).toMatchObject([
      { kind: 'processRoles', id: role.id, key: 'R-TMP', title: 'Temporary' },
    ])
  })
})

describe('what is around an object', () => {
  const from = { kind: 'processes', id: 'PRC-00011' } as const
  const nameOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`

  test('is not asked for by itself, and of one step is what it is linked with', async () => {
    expect((await client.objectExplorer.links(from)).around).toBeNull()
    const { around, uses, usedIn } = await client.objectExplorer.links({ ...from, depth: 2 })
    const near = around?.items.filter(({ distance }) => distance === 1) ?? []
    expect(near.map(nameOf).toSorted()).toEqual(
      [...uses, ...usedIn].flatMap(({ items }) => items.map(nameOf)).toSorted(),
    )
  })

  test('is as far away as the shortest way is long, and named by the same fields as its links', async () => {
    const { around } = await client.objectExplorer.links({ ...from, depth: 3 })
    const { items = [], links: said = [], left = 0 } = around ?? {}
    expect(items.length).toBe(maxAround)
    expect(left).toBeGreaterThan(0)
    expect(new Set(items.map(nameOf)).size).toBe(items.length)
    expect(items.map(nameOf)).not.toContain(nameOf(from))
    for (const item of items.filter((_, index) => index % 29 === 0)) {
      const { steps } = await client.objectExplorer.path({ from, to: { kind: item.kind, id: item.id } })
      expect(steps, nameOf(item)).toHaveLength(item.distance + 1)
    }
    const known = new Set([from, ...items].map(nameOf))
    for (const one of said) expect([...known]).toEqual(expect.arrayContaining([nameOf(one.from), nameOf(one.to)]))
    for (const one of said.filter((_, index) => index % 97 === 0)) {
      const { uses } = await client.objectExplorer.links(one.from)
      const own = uses.flatMap(({ items: all }) => all).find((item) => nameOf(item) === nameOf(one.to))
      expect(own?.fields.toSorted()).toEqual(one.fields.toSorted())
    }
  })
})

describe('somebody who may not read all kinds', () => {
  /** As a user of a subscription, who has no role. */
  async function theirs() {
    const store = createStore()
    const caller = callerOf(store)
    const { lockVersion, memberships } = await userRecordTable.get(sessionUserId, caller)
    const fields = { memberships: memberships.map(({ organisationId }) => ({ organisationId, roles: [] })) }
    await userRecordTable.update({ id: sessionUserId, lockVersion, fields }, caller)
    const user: Profile = { ...sampleProfile, userType: 'SUBSCRIPTION', roles: [] }
    return createRouterClient(objectExplorer, { context: { ...callerOf(store, user), organisationId: system } })
  }

  test('does not see these, and is told that there is something', async () => {
    const kindsOf = (groups: { kind: string }[]) => groups.map(({ kind }) => kind)
    const all = await links('users', 'USR-00003')
    expect(kindsOf(all.usedIn)).toEqual(expect.arrayContaining(['requirements', 'operationOrders']))
    expect(all.hidden).toBe(false)
    const seen = await (await theirs()).links({ kind: 'users', id: 'USR-00003' })
    expect(kindsOf(seen.usedIn)).toContain('requirements')
    expect(kindsOf(seen.usedIn)).not.toContain('operationOrders')
    expect(seen.hidden).toBe(true)
  })

  test('is refused what they are, and finds no way through them', async () => {
    const own = await theirs()
    await expect(own.links({ kind: 'operationOrders', id: 'OO-00001' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(
      own.path({ from: { kind: 'users', id: 'USR-00003' }, to: { kind: 'operationOrders', id: 'OO-00001' } }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const order = (await client.operationOrders.list({ size: 1 })).rows[0]
    const title = order?.title ?? ''
    expect((await client.objectExplorer.search({ text: title })).map(({ kind }) => kind)).toContain('operationOrders')
    expect((await own.search({ text: title })).map(({ kind }) => kind)).not.toContain('operationOrders')
  })
})

describe('the way between two objects', () => {
  test('is the shortest one, and says who refers to whom by which field', async () => {
    const { uses } = await links('ricefws', 'RIC-00001')
    const process = uses.find(({ kind }) => kind === 'processes')?.items[0]
    const { usedIn } = await links('processes', process?.id ?? '')
    const sister = usedIn.find(({ kind }) => kind === 'ricefws')?.items.find(({ id }) => id !== 'RIC-00001')
    const between = async (from: string, to: string) =>
      client.objectExplorer.path({ from: { kind: 'ricefws', id: from }, to: { kind: 'ricefws', id: to } })
    const { steps, bounded } = await between('RIC-00001', sister?.id ?? '')
    expect(bounded).toBe(false)
    expect(steps).toHaveLength(3)
    expect([steps[0]?.id, steps[2]?.id]).toEqual(['RIC-00001', sister?.id])
    expect(steps.map(({ onward }) => onward).slice(1)).toEqual([true, false])
    for (const { fields, note } of steps.slice(1)) expect(fields.length + note.length).toBeGreaterThan(0)
    const back = await between(sister?.id ?? '', 'RIC-00001')
    expect(back.steps).toHaveLength(3)
    expect((await between('RIC-00001', 'RIC-00001')).steps.map(({ id }) => id)).toEqual(['RIC-00001'])
  })

  test('is not there to what nothing is linked with', async () => {
    const role = await client.processRoles.create({ fields: { code: 'R-TMP', name: 'Temporary' } })
    const found = await client.objectExplorer.path({
      from: { kind: 'ricefws', id: 'RIC-00001' },
      to: { kind: 'processRoles', id: role.id },
    })
    expect(found).toMatchObject({ steps: [], bounded: false })
    await expect(
      client.objectExplorer.path({ from: { kind: 'users', id: 'none' }, to: { kind: 'users', id: 'USR-00003' } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', data: { id: 'none' } })
  })
})
