import { type Client, entityNames } from '@embpm/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'
import { knownTables } from './knownTables.js'

const system = sampleOrganisations[0]?.organisationId ?? ''

let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(system)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

test('every kind of entity has its table', () => {
  expect(
    knownTables
      .all()
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual([...entityNames].toSorted())
})

describe('where an entity is used', () => {
  test('names who refers to it, by kind', async () => {
    const { processes, ricefws } = client
    const inside = await processes.children({ parentId: 'PRC-00011' })
    const [process] = inside
    if (!process) throw new Error('The sample is missing.')
    const uses = await processes.uses({ id: process.id })
    expect(uses.map(({ kind }) => kind)).toEqual([
      'processes',
      'requirements',
      'ricefws',
      'documents',
      'scenarioProcesses',
    ])
    const items = await ricefws.list({ filter: { processId: [process.id] }, size: 1000 })
    expect(uses.find(({ kind }) => kind === 'ricefws')).toEqual({
      kind: 'ricefws',
      total: items.total,
      entities: items.rows.slice(0, 20).map(({ id, ricefwId, name }) => ({ id, label: `${ricefwId} ${name}` })),
    })
    expect(uses[0]).toMatchObject({ total: process.childCount })
    const { id } = await processes.create({ fields: { code: 'X', name: 'Unused' } })
    expect(await processes.uses({ id })).toEqual([])
    await expect(processes.uses({ id: 'nope' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('follows what is written, and counts one that refers twice once', async () => {
    const { operationOrders } = client
    const { costObjects, ricefws } = client
    const { id: costObjectId } = await costObjects.create({
      fields: { controllingArea: '1000', costObject: '1', type: 'Network', name: 'New' },
    })
    const order = await operationOrders.create({ fields: { title: 'Use it', costObjectId } })
    expect(await costObjects.uses({ id: costObjectId })).toEqual([
      { kind: 'operationOrders', total: 1, entities: [{ id: order.id, label: `${order.orderNo} Use it` }] },
    ])
    await operationOrders.remove({ id: order.id })
    expect(await costObjects.uses({ id: costObjectId })).toEqual([])
    const { users } = client
    const owner = 'USR-09000'
    expect(await users.uses({ id: owner })).toEqual([])
    await ricefws.update({
      id: 'RIC-00001',
      lockVersion: (await ricefws.get({ id: 'RIC-00001' })).lockVersion,
      fields: { functionalOwnerId: owner, technicalOwnerId: owner },
    })
    expect(await users.uses({ id: owner })).toMatchObject([{ kind: 'ricefws', total: 1 }])
  })

  test('covers every reference of the sample', async () => {
    const kindsOf = async (uses: Promise<{ kind: string }[]>) => (await uses).map(({ kind }) => kind)
    const [table] = (await client.dataFields.list({ size: 1 })).rows
    expect(await kindsOf(client.dictionaryTables.uses({ id: table?.tableId ?? '' }))).toEqual(['dataFields'])
    const field = await client.dataFields.create({ fields: { tableId: 'DM-01999', fieldName: 'ZX', type: 'CHAR' } })
    expect(await kindsOf(client.dataTables.uses({ id: 'DM-00001' }))).toEqual(['dataTables', 'dataFields'])
    expect(await client.dataTables.uses({ id: 'DM-01999' })).toMatchObject([
      { kind: 'dataFields', entities: [{ id: field.id }] },
    ])
    expect(await kindsOf(client.dataElements.uses({ id: 'DE-00002' }))).toEqual(['dataFields'])
    expect(await kindsOf(client.scenarios.uses({ id: 'SC-00001' }))).toEqual([
      'employeeAssignments',
      'scenarioProcesses',
      'testTasks',
      'testRuns',
      'scenarioResults',
    ])
    expect(await kindsOf(client.operationAreas.uses({ id: 'OA-00001' }))).toEqual(['operationAreas', 'operationOrders'])
    const domain = await client.businessDomains.get({ id: 'BD-00001' })
    const service = await client.services.create({ fields: { name: 'New', businessDomain: domain.name } })
    expect(await kindsOf(client.businessDomains.uses({ id: domain.id }))).toEqual([
      'services',
      'businessDomains',
      'operationOrders',
    ])
    await client.services.create({ fields: { name: 'Newer', successorId: service.id } })
    expect(await kindsOf(client.services.uses({ id: service.id }))).toEqual(['services'])
    expect(await kindsOf(client.organisations.uses({ id: 'ORG-00001' }))).toEqual(['subscriptions', 'users'])
    expect(await kindsOf(client.users.uses({ id: 'USR-00003' }))).toEqual([
      'businessAreas',
      'processes',
      'requirements',
      'employees',
      'ricefws',
      'documents',
      'scenarios',
      'scenarioProcesses',
      'testTasks',
      'testRuns',
      'scenarioResults',
      'projects',
      'operationAreas',
      'businessDomains',
      'operationOrders',
      'executions',
      'operationTasks',
      'technologyInstances',
    ])
  })
})
