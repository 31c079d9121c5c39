import { businessAreaNode, dataTableNode, ricefwRow, sapTableNode, transactionRow } from '@embpm/contract'
import { expect, test } from 'vitest'
import { sampleBusinessAreas } from '../area-picker/businessAreas.fixture.js'
import { sampleRicefws } from '../ricefw-picker/ricefws.fixture.js'
import { sampleSapTables } from '../sap-table-picker/sapTables.fixture.js'
import { sampleDataTables } from '../table-picker/dataTables.fixture.js'
import { sampleTransactions } from '../transaction-picker/transactions.fixture.js'

/** Each as many as asked for, all of them as the contract says, each key once, and parents before their children. */
test.each([
  { name: 'business areas', make: sampleBusinessAreas, schema: businessAreaNode },
  { name: 'tables', make: sampleDataTables, schema: dataTableNode },
  { name: 'SAP transaction tables', make: sampleSapTables, schema: sapTableNode },
  { name: 'transactions', make: sampleTransactions, schema: transactionRow },
  { name: 'RICEFW items', make: sampleRicefws, schema: ricefwRow },
])('the sample $name are as the contract says', ({ make, schema }) => {
  expect(make(20)).toEqual(make(1000).slice(0, 20))
  for (const row of make(1000)) expect(schema.parse(row)).toEqual(row)

  const many: readonly { id: string; parentId?: string | null }[] = make(100_000)
  expect(many).toHaveLength(100_000)
  const ids = new Set<string>()
  for (const { id, parentId } of many) {
    if (parentId != null && !ids.has(parentId)) throw new Error(`${parentId} does not stand before ${id}`)
    ids.add(id)
  }
  expect(ids.size).toBe(100_000)
})

test('the keys that pickers store are unique too', () => {
  expect(new Set(sampleTransactions(100_000).map(({ tcode }) => tcode)).size).toBe(100_000)
})
