import { kinds as kindsByName, type Field, type ReferenceTarget } from '@embpm/contract'
import { service } from '@embpm/contract/service'
import { costObject } from '@embpm/contract/cost-object'
import { dataField } from '@embpm/contract/data-field'
import { dataElement } from '@embpm/contract/data-element'
import { dictionaryTable } from '@embpm/contract/dictionary-table'
import { transaction } from '@embpm/contract/transaction'
import { ricefw } from '@embpm/contract/ricefw'
import { costObjectColumns } from '@embpm/pickers/cost-object-picker'
import { dataElementColumns } from '@embpm/pickers/data-element-picker'
import { dictionaryFieldColumns } from '@embpm/pickers/dictionary-fields-picker'
import { dictionaryTableColumns } from '@embpm/pickers/dictionary-table-picker'
import { ricefwColumns } from '@embpm/pickers/ricefw-picker'
import { serviceColumns } from '@embpm/pickers/service-picker'
import { transactionColumns } from '@embpm/pickers/transaction-picker'
import { filterKind, type DataColumnMeta } from '@embpm/ui/data-table'
import { expect, it } from 'vitest'
import { namePickers, pickers } from './pickers.js'

/** What the specification names no picker for and why: these are found by typing. */
const typed: Partial<Record<ReferenceTarget, string>> = {
  people: 'users have no picker: responsible people are found by name or e-mail (`people.find`)',
  scenarios: 'scenarios are few and are found by code or name',
  statusReports: 'a report is found by its project, in the history beside the newest one',
  testRuns: 'a run is found by its scenario',
  testTasks: 'a test task is found by the scenario, its place and its title',
  scenarioProcesses: 'a process of a scenario is found by the scenario, its place and its name',
  periods: 'a period is found by its year and number',
  eventCalendars: 'calendars of events are few, and chosen from a list',
  calendarEvents: 'what stands for one of a series is made in the calendar, never chosen',
}

/** Columns that name something and for which the specification has no picker: they are found by typing. */
const typedNames: Readonly<Record<string, string>> = {
  'businessDomains.name': 'the picker of domains gives ids; a service keeps the name of its domain',
  'organisations.organisationId': 'organisations are found by their title, in subscriptions as in memberships',
}

/** Fields that end like a reference and refer to no kind of the product. */
const noKind: Readonly<Record<string, string>> = {
  'users.memberships.organisationId': 'what a list is filtered by; its form finds the organisation by its title',
  'operationTasks.leadId': 'found by the server: whose team it is',
  'operationTasks.calendarId': 'found by the server: that of its area',
  'ricefws.ricefwId': 'its own number',
  'scenarioResults.defectRef': 'a defect is kept in another system',
  'testTasks.stepId': 'a step of the drawn process, which is no entity',
  'organisations.organisationId': 'its own id',
  'subscriptions.organisationId': 'names an organisation by that id, as memberships do',
}

/** Pickers whose key is no id, and what stores that key: no field of a kind does. */
const byCode: Partial<Record<ReferenceTarget, string>> = {
  transactions: 'stored as JSON text by `tcode` (specification, section 3)',
  ricefws: 'stored as JSON text by `ricefwId` (specification, section 3)',
}

const definitions = await Promise.all(Object.values(kindsByName).map((load) => load()))

/** All fields of all kinds, with those within fields. */
const fields = definitions.flatMap(({ kind, fields: own }) =>
  Object.entries<Field>(own).flatMap(([name, field]) => [
    { field: `${kind}.${name}`, facts: field.facts },
    ...Object.entries<Field>(field.parts ?? {}).map(([part, { facts }]) => ({
      field: `${kind}.${name}.${part}`,
      facts,
    })),
  ]),
)
const references = fields.flatMap(({ field, facts }) =>
  facts.kind === 'reference' ? (facts.to ?? []).map((to) => ({ field, to, by: facts.by ?? 'id' })) : [],
)

it('finds references of every area', () => {
  expect(references.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['ricefws.processId', 'dataFields.dataElementId', 'operationOrders.costObjectId']),
  )
  expect(references.filter(({ field }) => field === 'dataFields.tableId').map(({ to }) => to)).toEqual([
    'dictionaryTables',
    'dataTables',
  ])
})

it.each(references)('$field has the picker of $to, which finds what is stored by $by', ({ to, by }) => {
  if (typed[to] === undefined) expect(pickers[to]?.by).toBe(by)
  else expect(pickers[to]).toBeUndefined()
})

it('lists no target as typed that nothing refers to', () => {
  expect(Object.keys(typed).filter((to) => !references.some((one) => one.to === to))).toEqual([])
})

it('has no field that looks like a reference and is none', () => {
  const looks = fields.filter(({ field, facts }) => /(?:Id|Ids|Ref)$/.test(field) && facts.kind !== 'reference')
  expect(looks.map(({ field }) => field).toSorted()).toEqual(Object.keys(noKind).toSorted())
})

it('has no picker by another column than the id but for what is stored by a code', () => {
  const others = Object.entries(pickers).filter(([, picker]) => picker.by !== 'id')
  expect(others.map(([to]) => to).toSorted()).toEqual(Object.keys(byCode).toSorted())
  expect(references.filter(({ to }) => byCode[to] !== undefined)).toEqual([])
})

const namings = fields.flatMap(({ field, facts: { kind, to = [], by } }) =>
  kind === 'text' && by !== undefined ? to.map((target) => ({ field, names: `${target}.${by}`, by })) : [],
)

it('finds texts that name something', () => {
  expect(namings.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['dictionaryTables.system', 'dataElements.system']),
  )
})

it.each(namings)('$field has the picker of $names', ({ names, by }) => {
  if (typedNames[names] === undefined) expect(namePickers[names]?.by).toBe(by)
  else expect(namePickers[names]).toBeUndefined()
})

it.each(definitions.map((definition) => [definition.kind, definition] as const))(
  'the API of %s finds by what its pickers find by',
  (kind, { filter }) => {
    const columns = [
      pickers[kind]?.by,
      ...namings.filter(({ names }) => names.startsWith(`${kind}.`)).map(({ by }) => by),
    ]
    expect(columns.filter((by) => by !== undefined && !filter.some((column) => column === by))).toEqual([])
  },
)

/** What the API can do with columns. */
interface Rules {
  sort: readonly string[]
  filter: readonly string[]
  kinds: Readonly<Record<string, string>>
}

interface Column {
  id?: string
  accessorKey?: unknown
  enableSorting?: boolean
  enableColumnFilter?: boolean
  meta?: DataColumnMeta
}

it.each<[string, readonly Column[], Rules]>([
  ['services', serviceColumns((key) => key), service],
  ['cost objects', costObjectColumns((key) => key), costObject],
  ['data elements', dataElementColumns((key) => key), dataElement],
  ['dictionary tables', dictionaryTableColumns((key) => key), dictionaryTable],
  ['transactions', transactionColumns((key) => key), transaction],
  ['fields', dictionaryFieldColumns((key) => key), dataField],
  ['RICEFW items', ricefwColumns((key) => key), ricefw],
])('the API sorts and filters %s by what their picker offers', (_, columns, { sort, filter, kinds }) => {
  const ids = (some: readonly Column[]) => some.map(({ id, accessorKey }) => id ?? String(accessorKey))
  const sortable = ids(columns.filter((column) => column.enableSorting !== false))
  const filterable = ids(columns.filter((column) => column.enableColumnFilter === true))
  expect(sortable).not.toEqual([])
  expect(sortable.filter((id) => !sort.includes(id))).toEqual([])
  expect(filterable.filter((id) => !filter.includes(id))).toEqual([])
  const read = columns.filter((column) => column.enableColumnFilter === true)
  expect(read.map(({ meta }) => filterKind({ columnDef: { meta } }))).toEqual(filterable.map((id) => kinds[id]))
})
