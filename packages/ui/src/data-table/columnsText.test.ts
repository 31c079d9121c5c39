import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeColumns, encodeColumns } from './columnsText.js'
import type { TableColumnsView } from './TableView.js'

const text = fc.string({ unit: 'grapheme' })
const id = text.filter((one) => one !== '__proto__')
const ids = fc.uniqueArray(id, { maxLength: 6 })
const arrangements: fc.Arbitrary<TableColumnsView> = fc.record(
  {
    order: ids,
    hidden: ids,
    pinned: ids,
    widths: fc.dictionary(id, fc.integer({ min: 56, max: 4000 }), { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
  },
  { requiredKeys: [] },
)

test('arranged columns survive the address', () => {
  fc.assert(
    fc.property(arrangements, (columns) => {
      const code = encodeColumns(columns)
      expect(encodeURIComponent(code)).toBe(code)
      expect(new URLSearchParams(`v=${code}`).get('v')).toBe(code)
      expect(decodeColumns(code)).toEqual(columns)
    }),
  )
})

test('equal arrangements have equal texts, whatever the order of their keys', () => {
  const code = 'hsource_system.wname*120!status*90'
  expect(encodeColumns({ hidden: ['source system'], widths: { status: 90, name: 120 } })).toBe(code)
  expect(encodeColumns({ widths: { name: 120, status: 90 }, hidden: ['source system'] })).toBe(code)
  expect(encodeColumns({})).toBe('')
})

test('any text is read without an error, as what is read again the same', () => {
  const fields = fc.array(fc.tuple(fc.constantFrom('c', 'h', 'i', 'w', 'z', ''), text), { maxLength: 6 })
  const codes = fc.oneof(
    text,
    fields.map((all) => all.map((field) => field.join('')).join('.')),
  )
  fc.assert(
    fc.property(codes, (code) => {
      const columns = decodeColumns(code)
      expect(decodeColumns(encodeColumns(columns))).toEqual(columns)
    }),
  )
})

test('columns that the table does not have are left out', () => {
  expect(decodeColumns('oold.cold!name.hold.iname.wold*90!name*120.zfuture', ['name'])).toEqual({
    order: ['name'],
    hidden: [],
    pinned: ['name'],
    widths: { name: 120 },
  })
})

test('widths are whole pixels within their limits', () => {
  expect(decodeColumns('wa*1!b*9999!c*80.4!d*wide')).toEqual({ widths: { a: 56, b: 4000, c: 80 } })
})
