import type { DictionaryTable } from '@embpm/contract/dictionary-table'
import { expectTypeOf, test } from 'vitest'
import type { ColumnId } from './ListColumn.js'

test('only fields, and what is one level within them, can be columns', () => {
  expectTypeOf<'tableName' | 'systemInfo.systemName'>().toExtend<ColumnId<DictionaryTable>>()
  expectTypeOf<'tabelName'>().not.toExtend<ColumnId<DictionaryTable>>()
  expectTypeOf<'systemInfo.systemNam'>().not.toExtend<ColumnId<DictionaryTable>>()
})
