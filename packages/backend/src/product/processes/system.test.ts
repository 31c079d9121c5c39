import { type Client, firstOutOfOrder, lifePhases } from '@embpm/contract'
import type { System } from '@embpm/contract/system'
import * as fc from 'fast-check'
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

const day = fc.option(fc.integer({ min: 1, max: 28 }).map((number) => `2026-02-${String(number).padStart(2, '0')}`))
const dates = fc.record({ plan: day, phaseIn: day, active: day, phaseOut: day, endOfLife: day })

describe('the phases of a life', () => {
  test('are in order exactly when the days that are known rise or stay', () => {
    fc.assert(
      fc.property(dates, (phases) => {
        const known = lifePhases.flatMap((name) => phases[name] ?? [])
        const rise = known.every((one, index) => index === 0 || (known[index - 1] ?? '') <= one)
        expect(firstOutOfOrder(lifePhases, phases) === null).toBe(rise)
      }),
    )
  })

  test('out of order are told by the first that lies before an earlier one', () => {
    fc.assert(
      fc.property(dates, (phases) => {
        const wrong = firstOutOfOrder(lifePhases, phases)
        if (wrong === null) return
        const upTo = lifePhases.slice(0, lifePhases.indexOf(wrong))
        expect(firstOutOfOrder(upTo, phases)).toBeNull()
        expect(upTo.some((name) => (phases[name] ?? '') > (phases[wrong] ?? ''))).toBe(true)
      }),
    )
  })

  test('out of order are refused at their field, also when only one of them is sent', async () => {
    const { id, lockVersion } = await client.systems.get({ id: 'SYS-ECP' })
    const fields = { endOfLife: '2025-01-01' }
    await expect(client.systems.update({ id, lockVersion, fields })).rejects.toMatchObject({
      code: 'CLASH',
      data: { field: 'endOfLife', rule: 'phases' },
    })
    const [row] = await client.systems.importRows({ mode: 'check', rows: [{ id, ...fields }] })
    expect(row).toMatchObject({ action: 'refused', problems: [{ field: 'endOfLife', code: 'invalid' }] })
    const { refused } = await client.systems.updateMany({ entities: [{ id, lockVersion, fields }] })
    expect(refused).toEqual([{ id, code: 'CLASH' }])
  })
})

describe('a system', () => {
  const made = { sid: 'NEW', systemName: 'New', landscape: 'New' }

  test('is one of its name in each client', async () => {
    await client.systems.create({ fields: { ...made, client: '100' } })
    await client.systems.create({ fields: { ...made, client: '200' } })
    await expect(client.systems.create({ fields: { ...made, client: '100' } })).rejects.toMatchObject({ code: 'TAKEN' })
    await client.systems.create({ fields: made })
    await expect(client.systems.create({ fields: made })).rejects.toMatchObject({ code: 'TAKEN' })
  })

  test('is what transactions, development objects and tables of the samples belong to', async () => {
    const { rows } = await client.systems.list({ size: 100 })
    const sids = new Map(rows.map((one: System) => [one.id, one.sid]))
    const { rows: transactions } = await client.transactions.list({ size: 200 })
    for (const { systemId, system } of transactions) expect(system?.sid).toBe(sids.get(systemId ?? ''))
    const { rows: items } = await client.ricefws.list({ size: 200 })
    for (const { sourceSystemId, sourceSystem, targetSystemId, targetSystem } of items) {
      expect(sourceSystem?.sid).toBe(sids.get(sourceSystemId ?? ''))
      expect(targetSystem?.sid).toBe(sids.get(targetSystemId ?? ''))
    }
    const { rows: tables } = await client.dictionaryTables.list({ size: 200 })
    for (const { system } of tables) expect([...sids.values()]).toContain(system)
  })

  test('that gets another name shows it in what refers to it, and is used by all of that', async () => {
    const { id, lockVersion } = await client.systems.get({ id: 'SYS-S4P' })
    await client.systems.update({ id, lockVersion, fields: { systemName: 'Finance of Europe' } })
    const { rows } = await client.dictionaryTables.list({ filter: { system: ['S4P'] }, size: 1 })
    expect(rows[0]?.systemInfo.systemName).toBe('Finance of Europe')
    const uses = (await client.systems.uses({ id })).map(({ kind }) => kind)
    expect(uses).toEqual(expect.arrayContaining(['transactions', 'ricefws', 'dictionaryTables', 'dataElements']))
  })

  test('that is gone leaves its name in the tables that it had', async () => {
    await client.systems.remove({ id: 'SYS-S4P' })
    const { rows } = await client.dictionaryTables.list({ filter: { system: ['S4P'] }, size: 1 })
    expect(rows[0]).toMatchObject({ system: 'S4P', systemInfo: { systemName: 'S4P', description: '' } })
    const { rows: transactions } = await client.transactions.list({ filter: { systemId: ['SYS-S4P'] }, size: 1 })
    expect(transactions[0]).toMatchObject({
      systemId: 'SYS-S4P',
      system: { id: 'SYS-S4P', sid: 'S4P', deleted: true },
    })
  })
})
