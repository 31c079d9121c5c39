import type { DictionaryTable } from '@embpm/contract/dictionary-table'
import type { OperationOrder } from '@embpm/contract/operation-order'
import { expect, expectTypeOf, test } from 'vitest'
import { operationOrderKind } from '../areas/project/operation-orders/operationOrderKind.js'
import { FieldInput } from './FieldInput.js'
import type { ColumnId, ListColumn } from './ListColumn.js'

test('only fields, and what is one level within them, can be columns', () => {
  expectTypeOf<'tableName' | 'systemInfo.systemName'>().toExtend<ColumnId<DictionaryTable>>()
  expectTypeOf<'tabelName'>().not.toExtend<ColumnId<DictionaryTable>>()
  expectTypeOf<'systemInfo.systemNam'>().not.toExtend<ColumnId<DictionaryTable>>()
})

// The compiler is the test: a line that compiles where an error is expected fails it.
test('a typo in a column of a list or a field of a form does not compile', () => {
  const columns: ListColumn<OperationOrder>[] = [
    { id: 'title' },
    // @ts-expect-error There is no such field.
    { id: 'titel' },
  ]
  const inputs = [
    <FieldInput key="right" kind={operationOrderKind} name="title" />,
    // @ts-expect-error There is no such field.
    <FieldInput key="wrong" kind={operationOrderKind} name="titel" />,
  ]
  expect([columns, inputs].map(({ length }) => length)).toEqual([2, 2])
})
