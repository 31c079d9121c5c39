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

/** Kinds that the specification names no picker for: they are found by typing. */
const typed: readonly ReferenceTarget[] = ['people', 'scenarios']

const definitions = await Promise.all(Object.values(kindsByName).map((load) => load()))
const references = definitions.flatMap(({ kind, fields }) =>
  Object.entries<Field>(fields).flatMap(([name, { facts }]) =>
    facts.kind === 'reference' ? (facts.to ?? []).map((to) => ({ field: `${kind}.${name}`, to })) : [],
  ),
)

it('finds references of every area', () => {
  expect(references.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['ricefws.processId', 'dataFields.dataElementId', 'operationOrders.costObjectId']),
  )
})

it.each(references)('$field has the picker of $to', ({ to }) => {
  if (typed.includes(to)) expect(pickers[to]).toBeUndefined()
  else expect(pickers[to]).toBeDefined()
})

/** Texts that name something of a kind without a picker of its own for that: they are found by typing. */
const typedNames = ['businessDomains.name']

const namings = definitions.flatMap(({ kind, fields }) =>
  Object.entries<Field>(fields).flatMap(([name, { facts }]) =>
    facts.kind === 'text' && facts.by !== undefined
      ? (facts.to ?? []).map((to) => ({ field: `${kind}.${name}`, names: `${to}.${facts.by}` }))
      : [],
  ),
)

it('finds texts that name something', () => {
  expect(namings.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['dictionaryTables.system', 'dataElements.system']),
  )
})

it.each(namings)('$field has the picker of $names', ({ names }) => {
  if (typedNames.includes(names)) expect(namePickers[names]).toBeUndefined()
  else expect(namePickers[names]).toBeDefined()
})

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
