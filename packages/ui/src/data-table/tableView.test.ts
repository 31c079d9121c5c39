import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeTableView } from './decodeTableView.js'
import { encodeTableView } from './encodeTableView.js'
import { parseTableView } from './parseTableView.js'
import { emptyView, type TableView } from './TableView.js'

const text = fc.string({ unit: 'grapheme' })
const id = fc.string({ unit: 'grapheme', minLength: 1 }).filter((one) => one !== '__proto__')
const ids = fc.uniqueArray(id, { maxLength: 6 })
const columnsView = fc
  .record(
    {
      order: ids,
      hidden: ids,
      pinned: ids,
      widths: fc.dictionary(id, fc.integer({ min: 56, max: 4000 }), { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
    },
    { requiredKeys: [] },
  )
  .filter((columns) => Object.keys(columns).length > 0)
const views: fc.Arbitrary<TableView> = fc
  .record({
    search: text,
    filters: fc.dictionary(id, fc.array(text, { minLength: 1, maxLength: 4 }), { maxKeys: 4, noNullPrototype: true }),
    sort: fc.option(fc.record({ column: id, direction: fc.constantFrom('ascending', 'descending') })),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    pageSize: fc.integer({ min: 1, max: 100_000 }),
    columns: fc.option(columnsView, { nil: undefined }),
  })
  .map(({ columns, ...view }) => (columns ? { ...view, columns } : view))

test('a view survives the address', () => {
  fc.assert(
    fc.property(views, (view) => {
      const code = encodeTableView(view)
      expect(encodeURIComponent(code)).toBe(code)
      expect(new URLSearchParams(`v=${code}`).get('v')).toBe(code)
      expect(decodeTableView(code)).toEqual(view)
    }),
  )
})

test('equal views have equal codes, whatever the order of their keys', () => {
  const a: TableView = { ...emptyView, filters: { status: ['ACTIVE'], technology: ['RFC', 'OData V4'] } }
  const b: TableView = { ...emptyView, filters: { technology: ['RFC', 'OData V4'], status: ['ACTIVE'] } }
  expect(encodeTableView(a)).toBe('fstatus!ACTIVE.ftechnology!RFC!OData_V4')
  expect(encodeTableView(b)).toBe(encodeTableView(a))
  expect(encodeTableView(emptyView)).toBe('')
})

test('anything is read without an error', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const view = parseTableView(value)
      expect(parseTableView(view)).toEqual(view)
    }),
  )
  fc.assert(fc.property(text, (code) => void decodeTableView(code)))
})

test('columns that the table does not have are left out', () => {
  const view = decodeTableView('oold.fold!x.fname!y.cold!name.hold.iname.wold*90!name*120.zfuture', ['name'])
  expect(view).toEqual({
    ...emptyView,
    filters: { name: ['y'] },
    columns: { order: ['name'], hidden: [], pinned: ['name'], widths: { name: 120 } },
  })
})
