import type { Entity } from '@embpm/contract'
import { describe, expect, test, vi } from 'vitest'

import { createStore } from '../store.js'
import { callerOf } from '../testing/callerOf.js'
import { sampleOrganisations } from './administration/organisation.js'
import { configurationEntryTable } from './administration/configuration-entry.js'
import { organisationRecordTable } from './administration/organisationRecordTable.js'
import { subscriptionTable } from './administration/subscription.js'
import { userRecordTable } from './administration/userRecordTable.js'
import { dataElementTable } from './data/data-element.js'
import { dataFieldTable } from './data/data-field.js'
import { dataTableTable } from './data/data-table.js'
import type { EntityTable } from './entity/entityTable.js'
import { businessPartnerTable } from './implementation/business-partner.js'
import { employeeAssignmentTable } from './implementation/employee-assignment.js'
import { productTable } from './implementation/product.js'
import { projectRiskTable } from './implementation/project-risk.js'
import { statusReportTable } from './implementation/status-report.js'
import { scenarioProcessTable } from './implementation/scenario-process.js'
import { scenarioTable } from './implementation/scenario.js'
import { scenarioResultTable } from './implementation/scenario-result.js'
import { testRunTable } from './implementation/test-run.js'
import { testTaskTable } from './implementation/test-task.js'
import { technologyInstanceTable } from './implementation/technology-instance.js'
import { technologyTable } from './implementation/technology.js'
import { businessAreaTable } from './processes/business-area.js'
import { costElementTable } from './processes/cost-element.js'
import { costObjectGroupTable } from './processes/cost-object-group.js'
import { costObjectTable } from './processes/cost-object.js'
import { dictionaryTableTable } from './processes/dictionary-table.js'
import { glAccountTable } from './processes/gl-account.js'
import { processTable } from './processes/process.js'
import { ricefwTable } from './processes/ricefw.js'
import { systemTable } from './processes/system.js'
import { transactionTable } from './processes/transaction.js'
import { businessDomainTable } from './project/business-domain.js'
import { calendarTable } from './project/calendar.js'
import { calendarEventTable } from './project/calendar-event.js'
import { eventCalendarTable } from './project/event-calendar.js'
import { executionTable } from './project/execution.js'
import { operationAreaTable } from './project/operation-area.js'
import { operationOrderTable } from './project/operation-order.js'
import { periodTable } from './project/period.js'
import { projectTable } from './project/project.js'

const system = sampleOrganisations[0]?.organisationId ?? ''
const kestrel = sampleOrganisations.find(({ title }) => title === 'Kestrel Logistics')?.organisationId ?? ''
const empty = sampleOrganisations.find(({ plan }) => plan === 'SUBSCRIPTION')?.organisationId ?? ''

/** What the tests need of a table, whatever its entity. */
interface Checked {
  name: string
  count: number
  seeds: (organisationId: string) => readonly Entity[]
  wrong: (entity: Entity) => string | undefined
  keyOf?: (entity: Entity) => string
  ofInstallation: boolean
}

function checked<E extends Entity>(table: EntityTable<E>, count: number, keys?: (keyof E)[]): Checked {
  const { collection } = table
  return {
    name: collection.name,
    count,
    seeds: (organisationId) => collection.seeds(organisationId).list,
    wrong: (entity) => collection.schema.safeParse(entity).error?.message,
    keyOf: keys && ((entity) => keys.map((key) => String(Reflect.get(entity, key))).join('/')),
    ofInstallation: ['user', 'organisation', 'subscription'].includes(collection.name),
  }
}

const tables = [
  checked(businessAreaTable, 1494, ['code']),
  checked(processTable, 10_000, ['code']),
  checked(ricefwTable, 10_000, ['ricefwId']),
  checked(systemTable, 40, ['sid']),
  checked(transactionTable, 10_000, ['tcode']),
  checked(dictionaryTableTable, 10_000, ['system', 'tableName', 'version']),
  checked(costElementTable, 300, ['controllingArea', 'costElement', 'validFrom']),
  checked(costObjectGroupTable, 51, ['code']),
  checked(costObjectTable, 10_000, ['controllingArea', 'costObject', 'validFrom']),
  checked(glAccountTable, 2000, ['glAccount']),
  checked(dataTableTable, 2000, ['tableName', 'version']),
  checked(dataElementTable, 10_000, ['rollName']),
  checked(dataFieldTable, 44_800, ['tableId', 'fieldName']),
  checked(scenarioTable, 1000, ['code']),
  checked(scenarioProcessTable, 10_000),
  checked(employeeAssignmentTable, 444),
  checked(testRunTable, 21, ['scenarioId', 'runNo']),
  checked(scenarioResultTable, 630, ['runId', 'testTaskId']),
  checked(testTaskTable, 240, ['scenarioProcessId', 'stepNo']),
  checked(technologyTable, 28, ['code']),
  checked(technologyInstanceTable, 600, ['host', 'port']),
  checked(businessPartnerTable, 2000, ['bpNumber']),
  checked(productTable, 3000, ['productNo']),
  checked(projectRiskTable, 15, ['riskNo']),
  checked(statusReportTable, 9, ['reportNo']),
  checked(calendarTable, 12, ['name']),
  checked(eventCalendarTable, 5, ['name']),
  checked(calendarEventTable, 26),
  checked(projectTable, 10, ['code']),
  checked(operationAreaTable, 200, ['code']),
  checked(businessDomainTable, 313, ['code']),
  checked(periodTable, 257, ['interval', 'year', 'number']),
  checked(executionTable, 3000, ['orderId', 'periodId']),
  checked(operationOrderTable, 10_000, ['orderNo']),
  checked(organisationRecordTable, 1000, ['title']),
  checked(subscriptionTable, 8, ['organisationId']),
  checked(userRecordTable, 10_000, ['email']),
  checked(configurationEntryTable, 19, ['key']),
]

describe.each(tables)('the sample of $name', ({ count, seeds, wrong, keyOf, ofInstallation }) => {
  const rows = seeds(system)

  test('has its number of entities with ids and keys of their own', () => {
    expect(rows).toHaveLength(count)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
    if (keyOf) expect(new Set(rows.map(keyOf)).size).toBe(count)
  })

  test('fits its schema and lies in the past', () => {
    for (const row of rows.slice(0, 3000)) expect(wrong(row), JSON.stringify(row)).toBeUndefined()
    expect(rows.every((row) => row.createdAt <= row.changedAt && row.changedAt < '2026-02-08')).toBe(true)
  })

  test('is smaller in smaller organisations and nothing in an empty one', () => {
    if (ofInstallation) return
    const few = seeds(kestrel)
    expect(few.length).toBeGreaterThan(0)
    expect(few.every((row) => row.organisationId === kestrel && wrong(row) === undefined)).toBe(true)
    expect(seeds(empty)).toEqual([])
    expect(seeds('nobody')).toEqual([])
  })
})

describe('the samples read like real ones', () => {
  const named = [
    { rows: ricefwTable, name: 'name', distinct: 10_000 },
    { rows: scenarioTable, name: 'name', distinct: 1000 },
    { rows: costObjectTable, name: 'name', distinct: 5000 },
    { rows: glAccountTable, name: 'glSText', distinct: 2000 },
    { rows: transactionTable, name: 'name', distinct: 3000 },
    { rows: dataTableTable, name: 'description', distinct: 2000 },
    { rows: dataElementTable, name: 'description', distinct: 9000 },
    { rows: organisationRecordTable, name: 'title', distinct: 1000 },
    { rows: processTable, name: 'name', distinct: 400 },
    { rows: operationOrderTable, name: 'title', distinct: 3000 },
    { rows: businessAreaTable, name: 'name', distinct: 70 },
  ]

  test.each(named)('$name of $rows.collection.name', ({ rows, name, distinct }) => {
    const names = rows.collection.seeds(system).list.map((row) => String(Reflect.get(row, name)))
    expect(new Set(names).size).toBeGreaterThanOrEqual(distinct)
    expect(names.filter((text) => /(?:^|[ _-])(?:no\. ?)?\d+$|\b(?:item|test|sample|part) \d/i.test(text))).toEqual([])
  })

  test('users have names and addresses of their own, without numbers', () => {
    const users = userRecordTable.collection.seeds('installation').list
    expect(new Set(users.map(({ firstname, lastname }) => `${firstname} ${lastname}`)).size).toBe(users.length)
    expect(users.filter(({ email }) => /\d|^\W|\.@/.test(email))).toEqual([])
  })

  test('and are the same at each start', async () => {
    vi.resetModules()
    const again = await import('./processes/ricefw.js')
    expect(again.ricefwTable).not.toBe(ricefwTable)
    expect(again.ricefwTable.collection.seeds(system).list).toEqual(ricefwTable.collection.seeds(system).list)
  })
})

test('a search in a large tree answers with the ways to its hits', async () => {
  const store = createStore()
  const caller = callerOf(store)
  const { paths, total } = await processTable.find({ search: 'plan porto', size: 200 }, caller)
  expect(paths).toHaveLength(Math.min(200, total))
  expect(total).toBeGreaterThan(20)
  expect(paths.every((path) => path.at(0)?.parentId === null && path.every(({ level }, at) => level === at + 1))).toBe(
    true,
  )
})

// What the workspace itself goes by is no setting: one of its page size or session time would have no effect.
test('every setting says how a server of the organisation is reached', () => {
  const keys = configurationEntryTable.collection.seeds(system).list.map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => !/^(?:mail|sap|jira|chat)\./.test(key))).toEqual([])
})
