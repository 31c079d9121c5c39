import type { Client } from '@embpm/contract'
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

describe('the history of an entity', () => {
  test('tells each step with the own fields that differ, the newest first', async () => {
    const { operationOrders } = client
    const { id } = await operationOrders.create({ fields: { title: 'Count the tools', responsibleId: 'USR-00002' } })
    await operationOrders.update({
      id,
      lockVersion: 1,
      fields: { responsibleId: 'USR-07777', title: 'Count the tools' },
    })
    await operationOrders.remove({ id })
    await operationOrders.restore({ id })
    const history = await operationOrders.history({ id })
    expect(history.map(({ lockVersion, kind, changes }) => ({ lockVersion, kind, changes }))).toEqual([
      { lockVersion: 3, kind: 'restored', changes: [] },
      { lockVersion: 2, kind: 'deleted', changes: [] },
      {
        lockVersion: 2,
        kind: 'changed',
        changes: [{ field: 'responsibleId', before: 'USR-00002', after: 'USR-07777' }],
      },
      { lockVersion: 1, kind: 'created', changes: [] },
    ])
    expect(new Set(history.map(({ by }) => by))).toEqual(new Set(['Marta Kowalczyk']))
    expect(history.map(({ at }) => at)).toEqual(
      history
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect(history[0]?.at).toBe((await operationOrders.get({ id })).changedAt)
    await expect(operationOrders.history({ id: 'nope' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(host.clientOf(kestrel).operationOrders.history({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('of a sample begins with what the sample says, and can be asked of a deleted one', async () => {
    const { services } = client
    const { rows } = await services.list({ size: 100 })
    const fresh = rows.find(({ lockVersion }) => lockVersion === 1)
    const changed = rows.find(({ lockVersion }) => lockVersion > 1)
    if (!fresh || !changed) throw new Error('The sample is too uniform.')
    expect(await services.history({ id: fresh.id })).toEqual([
      { lockVersion: 1, kind: 'created', by: fresh.createdBy, at: fresh.createdAt, changes: [] },
    ])
    const own = [
      { lockVersion: changed.lockVersion, kind: 'changed', by: changed.changedBy, at: changed.changedAt, changes: [] },
      { lockVersion: 1, kind: 'created', by: changed.createdBy, at: changed.createdAt, changes: [] },
    ]
    expect(await services.history({ id: changed.id })).toEqual(own)
    await services.removeMany({ ids: [changed.id] })
    expect(await services.history({ id: changed.id })).toMatchObject([{ kind: 'deleted' }, ...own])
  })

  test('answers the last hundred steps', async () => {
    const { glAccounts } = client
    const { id } = await glAccounts.create({ fields: { glAccount: '77', glSText: '0' } })
    for (let lockVersion = 1; lockVersion <= 110; lockVersion += 1) {
      await glAccounts.update({ id, lockVersion, fields: { glSText: String(lockVersion) } })
    }
    const history = await glAccounts.history({ id })
    expect(history).toHaveLength(100)
    expect(history[0]).toMatchObject({ lockVersion: 111, changes: [{ field: 'glSText', before: '109', after: '110' }] })
  })

  test('has a move and the rows of a file as steps, and not what follows from others', async () => {
    const { businessDomains } = client
    const before = await businessDomains.get({ id: 'BD-00003' })
    const first = (await businessDomains.children({}))[0]
    await businessDomains.move({ id: before.id, lockVersion: before.lockVersion, parentId: null, order: 0 })
    expect((await businessDomains.history({ id: before.id }))[0]).toMatchObject({
      kind: 'changed',
      changes: [{ field: 'order', before: 2, after: 0 }],
    })
    const pushed = await businessDomains.get({ id: first?.id ?? '' })
    expect(pushed).toMatchObject({ lockVersion: (first?.lockVersion ?? 0) + 1, order: 1 })
    expect((await businessDomains.history({ id: pushed.id })).every(({ changes }) => changes.length === 0)).toBe(true)
    await businessDomains.importRows({ mode: 'write', rows: [{ code: before.code, tags: ['imported'] }] })
    expect((await businessDomains.history({ id: before.id }))[0]?.changes).toEqual([
      { field: 'tags', before: before.tags, after: ['imported'] },
    ])
  })

  test('never tells the value of a secret, not even of what became one later', async () => {
    const { configurations } = client
    const { id } = await configurations.create({ fields: { key: 'my.key', value: 'plain-one' } })
    await configurations.update({ id, lockVersion: 1, fields: { value: 'plain-two' } })
    expect((await configurations.history({ id }))[0]?.changes).toEqual([
      { field: 'value', before: 'plain-one', after: 'plain-two' },
    ])
    await configurations.update({ id, lockVersion: 2, fields: { secret: true } })
    await configurations.update({ id, lockVersion: 3, fields: { value: 'hidden-three' } })
    const bare = await configurations.update({ id, lockVersion: 4, fields: { secret: false } })
    expect(bare).toMatchObject({ secret: false, value: '' })
    const history = await configurations.history({ id })
    expect(history.flatMap(({ changes }) => changes.map(({ field }) => field))).toEqual([
      'value',
      'secret',
      'value',
      'secret',
      'value',
    ])
    expect(JSON.stringify(history)).not.toMatch(/plain|hidden/)
  })
})
