import { expect, expectTypeOf, test } from 'vitest'
import { columnHelper } from './DataColumnDef.js'
import { columnValues, definedView, withDefaults } from './columnDefinitions.js'

interface Row {
  id: string
  name: string
  size: { width: number }
}

const column = columnHelper<Row>()

test('only what a row has can be the path of a column', () => {
  type Path = Extract<Parameters<typeof column.accessor>[0], string>
  expectTypeOf<'name' | 'size.width'>().toExtend<Path>()
  expectTypeOf<'nmae'>().not.toExtend<Path>()
  expectTypeOf<'size.with'>().not.toExtend<Path>()
  column.accessor('size.width', { cell: ({ getValue }) => expectTypeOf(getValue()).toEqualTypeOf<number>() })
})

test('ids are paths as they are, widths follow the type, and columns in groups count', () => {
  const definitions = withDefaults(
    column.columns([
      column.accessor('name', { meta: { type: 'name', pinned: true } }),
      column.group({
        id: 'sizes',
        columns: column.columns([column.accessor('size.width', { meta: { hidden: true } })]),
      }),
      column.accessor((row) => row.name.length, { header: 'Length' }),
    ]),
  )
  expect(definitions[0]).toMatchObject({ id: 'name', size: 220 })
  expect(definedView(definitions)).toEqual({
    all: ['name', 'size.width', 'Length'],
    hidden: ['size.width'],
    pinned: ['name'],
  })
  const value = columnValues(definitions)
  const row = { id: 'a', name: 'Anna', size: { width: 7 } }
  expect(['name', 'size.width', 'Length', 'id'].map((id) => value(row, id))).toEqual(['Anna', 7, 4, 'a'])
})
