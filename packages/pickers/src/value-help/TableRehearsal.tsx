import { columnHelper, DataTable, useDataTable } from '@embpm/ui/data-table'
import { arraySource } from '@embpm/ui/row-source'
import { useEffect } from 'react'
import type { RehearsalProps } from './useRehearsal.js'

const rows = ['1', '2'].map((id) => ({ id, name: id, amount: 1, flag: true, data: '{}' }))
const column = columnHelper<(typeof rows)[number]>()
const columns = column.columns([
  column.accessor('name', { header: '1', enableColumnFilter: true, meta: { type: 'name' } }),
  column.accessor('id', { header: '2', meta: { type: 'technical' } }),
  column.accessor('amount', { header: '3', meta: { type: 'number' } }),
  column.accessor('flag', { header: '4', meta: { type: 'boolean' } }),
  column.accessor('data', { header: '5', meta: { type: 'json' } }),
])
const source = arraySource(rows)

/** A small table with a column of each type, for `useRehearsal`. */
export function TableRehearsal({ onDrawn }: RehearsalProps) {
  const table = useDataTable({ columns, source, selectionMode: 'single' })
  useEffect(onDrawn, [onDrawn])
  return (
    <>
      <DataTable.Toolbar table={table} />
      <DataTable.Grid table={table} />
      <DataTable.Pager table={table} />
    </>
  )
}
