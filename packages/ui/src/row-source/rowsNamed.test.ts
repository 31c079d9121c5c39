import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsNamed } from './rowsNamed.js'

interface Service {
  id: string
  name: string
}

const names = [({ id }: Service) => id, ({ name }: Service) => name] as const
const services: readonly Service[] = [
  { id: 'SRV-1', name: 'Sales order' },
  { id: 'SRV-10', name: 'Purchase order' },
  { id: 'srv-10', name: 'Journal entry' },
  { id: 'SRV-3', name: 'Journal entry' },
  { id: 'Sales order', name: 'A service with the name of another as its key' },
]

test.for([
  ['SRV-1', ['SRV-1']],
  [' srv-1 ', ['SRV-1']],
  ['srv-10', ['srv-10']],
  ['Srv-10', ['SRV-10', 'srv-10']],
  ['PURCHASE ORDER', ['SRV-10']],
  ['journal entry', ['srv-10', 'SRV-3']],
  ['sales order', ['Sales order']],
  ['SRV', []],
  ['', []],
] as const)('%j names %j', ([text, ids]) => {
  expect(rowsNamed(services, text, names).map(({ id }) => id)).toEqual(ids)
})

test('every key names its own row, however the rows are called', () => {
  const service = fc.record({ id: fc.string({ minLength: 1 }), name: fc.string() })
  fc.assert(
    fc.property(fc.uniqueArray(service, { selector: ({ id }) => id }), (rows) => {
      for (const row of rows) expect(rowsNamed(rows, row.id, names)).toEqual([row])
    }),
  )
})
