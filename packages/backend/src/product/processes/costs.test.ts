import { dayOf } from '@embpm/calendar'
import type { Client } from '@embpm/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

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

describe('getAllCostElements', () => {
  test('answers all at once in the order of their numbers, or those that are valid today', async () => {
    const all = await client.costElementCalls.getAllCostElements({ organisation })
    expect(all).toHaveLength((await client.costElements.list({ size: 1 })).total)
    const keys = all.map(({ controllingArea, costElement }) => `${controllingArea}/${costElement}`)
    expect(keys).toEqual(keys.toSorted())
    const today = dayOf(new Date())
    const valid = await client.costElementCalls.getAllCostElements({ organisation, onlyValid: true })
    expect(valid.length).toBeLessThan(all.length)
    expect(valid).toEqual(all.filter(({ validFrom, validTo }) => validFrom <= today && today <= validTo))
  })

  test('is about the organisation of the header and no other', async () => {
    const [other] = sampleOrganisations.filter((one) => one.organisationId !== organisation)
    await expect(
      client.costElementCalls.getAllCostElements({ organisation: other?.organisationId ?? '' }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('a cost element', () => {
  const fields = { controllingArea: '9000', costElement: '999000', name: 'New' }

  test('is primary or secondary by its category', async () => {
    const { id, lockVersion, kind } = await client.costElements.create({ fields: { ...fields, category: '43' } })
    expect(kind).toBe('secondary')
    const changed = await client.costElements.update({ id, lockVersion, fields: { category: '11' } })
    expect(changed.kind).toBe('primary')
  })

  test('that is primary uses the account of its number', async () => {
    const [account] = (await client.glAccounts.list({ size: 1, sort: 'glAccount' })).rows
    const [use] = await client.glAccounts.uses({ id: account?.id ?? '' })
    expect(use).toMatchObject({ kind: 'costElements' })
  })

  test('is valid on no day on which another one with its number is', async () => {
    const first = await client.costElements.create({ fields: { ...fields, validTo: '2025-12-31' } })
    const overlapping = { ...fields, validFrom: '2025-12-31' }
    await expect(client.costElements.create({ fields: overlapping })).rejects.toMatchObject({
      code: 'CLASH',
      data: { field: 'validFrom', rule: 'overlap' },
    })
    await client.costElements.create({ fields: { ...fields, validFrom: '2026-01-01' } })
    await client.costElements.create({ fields: { ...overlapping, controllingArea: '9001' } })
    const longer = { id: first.id, lockVersion: first.lockVersion, fields: { validTo: '9999-12-31' } }
    await expect(client.costElements.update(longer)).rejects.toMatchObject({ code: 'CLASH' })
  })
})

describe('a cost object', () => {
  test('has the code and the name of its group, which the server gives', async () => {
    const [group, other] = (await client.costObjectGroups.list({ size: 2, sort: '-code' })).rows
    const fields = { controllingArea: '9000', costObject: '999000', type: 'Cost centre' as const, name: 'New' }
    const made = await client.costObjects.create({ fields: { ...fields, groupId: group?.id } })
    expect(made).toMatchObject({ costObjectGroup: group?.code, costObjectGroupText: group?.name })
    const moved = await client.costObjects.update({
      id: made.id,
      lockVersion: made.lockVersion,
      fields: { groupId: other?.id },
    })
    expect(moved.costObjectGroup).toBe(other?.code)
    const { id = '', lockVersion = 1 } = other ?? {}
    await client.costObjectGroups.update({ id, lockVersion, fields: { name: 'Renamed' } })
    expect((await client.costObjects.get({ id: made.id })).costObjectGroupText).toBe('Renamed')
  })

  test('of the samples is in the group that it names, or in none', async () => {
    const { rows: groups } = await client.costObjectGroups.list({ size: 100 })
    const codes = new Map(groups.map(({ id, code }) => [id, code]))
    const { rows } = await client.costObjects.list({ size: 500 })
    for (const { groupId, costObjectGroup } of rows) expect(codes.get(groupId ?? '') ?? '').toBe(costObjectGroup)
    expect(rows.some(({ groupId }) => groupId === null)).toBe(true)
  })

  test('may be valid again under its number, after a while or at once', async () => {
    const { rows } = await client.costObjects.list({ size: 500 })
    const times = Map.groupBy(rows, ({ controllingArea, costObject }) => `${controllingArea}/${costObject}`)
    expect([...times.values()].some(({ length }) => length > 1)).toBe(true)
  })
})
