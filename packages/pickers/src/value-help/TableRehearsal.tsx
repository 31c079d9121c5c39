import { DataTable, useDataTable, type DataColumn } from '@embpm/ui/data-table'
import { arraySource } from '@embpm/ui/row-source'
import { useEffect } from 'react'
import type { RehearsalProps } from './useRehearsal.js'

const rows = ['1', '2'].map((id) => ({ id, name: id, amount: 1, flag: true, data: '{}' }))
const columns: DataColumn<(typeof rows)[number]>[] = [
  { id: 'name', header: '1', type: 'name', filterable: true },
  { id: 'id', header: '2', type: 'technical' },
  { id: 'amount', header: '3', type: 'number' },
  { id: 'flag', header: '4', type: 'boolean' },
  { id: 'data', header: '5', type: 'json' },
]
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
