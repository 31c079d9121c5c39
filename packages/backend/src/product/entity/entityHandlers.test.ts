import { type Client, currentOf } from '@embpm/contract'
import { dataTable } from '@embpm/contract/data-table'
import { operationOrder } from '@embpm/contract/operation-order'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

const system = sampleOrganisations[0]?.organisationId ?? ''
const empty = sampleOrganisations.find(({ plan }) => plan === 'SUBSCRIPTION')?.organisationId ?? ''

let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(system)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

describe('the endpoints of every entity', () => {
  test('list with search, filter, sort and pages', async () => {
    const { ricefws } = client
    const answer = await ricefws.list({
      search: 'SHOP sales',
      filter: { type: ['Interface'] },
      sort: '-ricefwId',
      size: 3,
    })
    expect(answer).toMatchObject({ unfilteredTotal: 10_000, page: 1, size: 3 })
    const ids = answer.rows.map(({ ricefwId }) => ricefwId)
    expect(ids).toEqual(ids.toSorted().toReversed())
    expect(answer.rows.every(({ name, type }) => name.includes('web shop') && type === 'Interface')).toBe(true)
    expect(await ricefws.values({ column: 'type' })).toHaveLength(6)
    await expect(ricefws.list({ sort: 'ricefwInfo' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('add numbers up by a column, over what a search and filters leave', async () => {
    const { ricefws } = client
    const narrowed = { search: 'sales', filter: { type: ['Interface', 'Form'], status: ['!done'] } }
    const { rows } = await ricefws.list({ ...narrowed, size: 1000 })
    const { groups, total } = await ricefws.sums({
      ...narrowed,
      by: 'technicalOwnerId',
      columns: ['estimateHours', 'actualHours'],
    })
    const byOwner = Map.groupBy(rows, ({ technicalOwnerId }) => technicalOwnerId ?? '')
    expect(new Set(groups.map(({ value }) => value))).toEqual(new Set(byOwner.keys()))
    for (const { value, count, sums } of groups) {
      const own = byOwner.get(value) ?? []
      expect(count).toBe(own.length)
      expect(sums.estimateHours).toBe(own.reduce((sum, { estimateHours }) => sum + estimateHours, 0))
    }
    expect(total.count).toBe(rows.length)
    expect(total.sums.actualHours).toBe(rows.reduce((sum, { actualHours }) => sum + actualHours, 0))
    const { groups: one } = await ricefws.sums({ filter: { type: ['Form'] }, by: 'type', columns: ['estimateHours'] })
    expect(one.map(({ value }) => value)).toEqual(['Form'])
  })

  test('add up no columns but those of numbers', async () => {
    const { ricefws, transactions } = client
    await expect(ricefws.sums({ by: 'type', columns: ['name'] })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await ricefws.sums({ by: 'type' })).toMatchObject({ total: { count: 10_000, sums: {} } })
    await expect(transactions.sums({ by: 'id', columns: ['tcode'] })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('find by id in the order of the ids', async () => {
    const found = await client.costObjects.resolve({ ids: ['CO-00007', 'nothing', 'CO-00002'] })
    expect(found.map(({ id }) => id)).toEqual(['CO-00007', 'CO-00002'])
    const all = Array.from({ length: 1001 }, (_, index) => `CO-${index}`)
    await expect(client.costObjects.resolve({ ids: all })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('create with labels and defaults, change, and refuse a stale version', async () => {
    const { operationOrders } = client
    const made = await operationOrders.create({
      fields: {
        title: 'Check the scales',
        areaId: 'OA-00001',
        costObjectId: 'CO-00001',
        responsibleId: 'USR-00002',
        operationInterval: 'MONTHLY',
        intervals: [
          { year: 2026, month: 3 },
          { year: 2026, week: 9 },
        ],
      },
    })
    expect(made).toMatchObject({
      id: 'OO-10001',
      orderNo: 'OO-110001',
      lockVersion: 1,
      status: 'draft',
      area: { code: 'A-100', name: 'Kassel' },
      costObject: { id: 'CO-00001', name: 'Assembly line' },
      responsible: { name: 'Jonas Feld' },
      intervals: [{ year: 2026, month: 3 }],
      createdBy: 'Marta Kowalczyk',
    })
    const { id, lockVersion } = made
    const changed = await operationOrders.update({ id, lockVersion, fields: { areaId: null, priority: 'high' } })
    expect(changed).toMatchObject({ lockVersion: 2, area: null, priority: 'high', title: made.title })
    await expect(operationOrders.update({ id, lockVersion, fields: {} })).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { current: changed },
    })
    const stale: unknown = await operationOrders
      .update({ id, lockVersion, fields: {} })
      .catch((reason: unknown) => reason)
    expect(currentOf(stale, operationOrder.schema)).toEqual(changed)
    await expect(operationOrders.remove({ id, lockVersion })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await operationOrders.remove({ id, lockVersion: 2 })).toEqual(changed)
    await expect(operationOrders.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND', data: { id } })
    expect(await operationOrders.restore({ id })).toMatchObject({ id, lockVersion: 3 })
  })

  test('keep keys apart, also when a deleted one comes back', async () => {
    const { transactions } = client
    const fields = { tcode: 'ZNEW', name: 'New', component: 'SD-SLS', systemId: 'SYS-S4P' }
    const made = await transactions.create({ fields })
    expect(made).toMatchObject({ componentPath: ['Sales and distribution', 'Sales'], system: { sid: 'S4P' } })
    await expect(transactions.create({ fields })).rejects.toMatchObject({ code: 'TAKEN', status: 409 })
    const other = await transactions.create({ fields: { tcode: 'ZOTHER', name: 'Other' } })
    await expect(
      transactions.update({ id: other.id, lockVersion: 1, fields: { tcode: 'ZNEW' } }),
    ).rejects.toMatchObject({
      code: 'TAKEN',
      data: { column: 'tcode', id: made.id },
    })
    await transactions.remove({ id: made.id })
    await transactions.create({ fields })
    await expect(transactions.restore({ id: made.id })).rejects.toMatchObject({ code: 'TAKEN' })
  })

  test('belong to one organisation, and need a token', async () => {
    const made = await client.glAccounts.create({ fields: { glAccount: '1', glSText: 'Ours' } })
    const foreign = host.clientOf(empty).glAccounts
    await expect(foreign.get({ id: made.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await foreign.list({})).toMatchObject({ rows: [], total: 0 })
    await expect(host.clientOf('nobody').glAccounts.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(host.anonymous.glAccounts.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('name fields within a column by their path', async () => {
    const { dictionaryTables } = client
    const query = {
      filter: { 'systemInfo.systemName': ['ECC production'] },
      sort: 'descriptionInfo.shortDescription',
      size: 5,
    }
    const { rows } = await dictionaryTables.list(query)
    expect(rows.map(({ system }) => system)).toEqual(['ECP', 'ECP', 'ECP', 'ECP', 'ECP'])
    const fields = await client.dataFields.list({ filter: { tableId: [rows[0]?.id ?? ''] }, sort: 'position' })
    expect(fields.rows[0]).toMatchObject({ fieldName: 'MANDT', position: 1, isKey: true })
  })
})

describe('the dictionary', () => {
  test('counts the versions that people distinguish apart from the changes', async () => {
    const { dataTables } = client
    const table = await dataTables.get({ id: 'DM-00002' })
    const named = (version: number) => `${table.wbs} - ${table.tableName} v${version}`
    const { lockVersion: first } = table
    expect(dataTable.nameOf(table)).toBe(named(2))
    const change = (lockVersion: number, fields: object) => dataTables.update({ id: table.id, lockVersion, fields })
    const changed = await change(first, { description: 'Other' })
    expect([changed.lockVersion, dataTable.nameOf(changed)]).toEqual([first + 1, named(2)])
    const next = await change(first + 1, { version: 5 })
    expect([next.lockVersion, dataTable.nameOf(next)]).toEqual([first + 2, named(5)])

    const { dictionaryTables } = client
    const { id, version, lockVersion } = await dictionaryTables.get({ id: 'DT-00003' })
    const other = await dictionaryTables.update({ id, lockVersion, fields: { wbs: '9.9' } })
    expect([other.version, other.lockVersion]).toEqual([version, lockVersion + 1])
  })

  test('has data elements by system, each with labels once per language', async () => {
    const { dataElements } = client
    const { rows, total } = await dataElements.list({ filter: { system: ['ECP'] }, size: 200 })
    expect(new Set(rows.map(({ system }) => system))).toEqual(new Set(['ECP']))
    expect(total).toBeLessThan((await dataElements.list({})).total)
    const { id, system, rollName, type, lockVersion } = await dataElements.get({ id: 'DE-00001' })
    await expect(dataElements.create({ fields: { system, rollName, type } })).rejects.toMatchObject({ code: 'TAKEN' })
    const translations = [labelsIn('de'), labelsIn('pl')]
    const elsewhere = await dataElements.create({ fields: { system: 'NEW', rollName, type, translations } })
    expect(elsewhere).toMatchObject({ system: 'NEW', rollName, translations })
    const twice = { translations: [labelsIn('de'), labelsIn('de')] }
    await expect(dataElements.update({ id, lockVersion, fields: twice })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

const labelsIn = (language: 'de' | 'pl') => ({
  language,
  heading: `Heading ${language}`,
  shortLabel: language,
  mediumLabel: `Medium ${language}`,
  longLabel: `Long ${language}`,
})

describe('the administration', () => {
  test('has settings of what is beside the workspace alone: what it goes by itself is set elsewhere', async () => {
    const { rows } = await client.configurations.list({})
    expect(new Set(rows.map(({ key }) => key.split('.')[0]))).toEqual(new Set(['mail', 'sap', 'jira', 'chat']))
  })

  test('never answers a secret, and lets it be written', async () => {
    const { configurations } = client
    const { rows } = await configurations.list({ filter: { secret: ['true'] } })
    expect(rows.map(({ value }) => value)).toEqual(['', '', '', '', ''])
    const fields = { key: 'my.secret', value: 'hidden', secret: true }
    const made = await configurations.create({ fields })
    expect(made.value).toBe('')
    expect(await configurations.update({ id: made.id, lockVersion: 1, fields: { value: 'other' } })).toMatchObject({
      value: '',
    })
    expect((await configurations.list({ search: 'hidden' })).total).toBe(0)
  })

  test('gives a new organisation an id of its own, the same for all who administer', async () => {
    const { organisations } = client
    const made = await organisations.create({ fields: { title: 'Newcomer' } })
    expect(made).toMatchObject({ plan: 'SUBSCRIPTION', enabled: true })
    expect(made.organisationId).toMatch(/^[0-9a-f-]{36}$/)
    expect(await host.clientOf(empty).organisations.get({ id: made.id })).toEqual(made)
    const [marta] = (await client.users.list({ size: 1 })).rows
    expect(marta).toMatchObject({ id: 'USR-00001', email: 'm.kowalczyk@terranova.eu', roles: ['ADM', 'CON'] })
    expect((await client.me.profile()).lastname).toBe('Kowalczyk')
  })
})

test('the start needs no token', async () => {
  expect(await host.anonymous.configuration.read()).toMatchObject({ host: '/', apiHost: '/' })
})
