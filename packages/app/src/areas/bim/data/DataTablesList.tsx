import type { DataTable } from '@embpm/contract/data-table'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { TreeList } from '../../../entity/tree/TreeList.js'
import { dataTableKind } from './dataTableKind.js'

const columns: readonly ListColumn<DataTable>[] = [
  { id: 'tableName', type: 'name', width: 220, pinned: true },
  { id: 'version', width: 90 },
  { id: 'wbs', width: 90 },
  { id: 'description', width: 360 },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 150 },
  { id: 'createdAt', width: 150, hidden: true },
  { id: 'createdBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 110, hidden: true },
]

/** The tables of the data model of all levels as a list, each version a row. */
export function DataTablesList() {
  return <TreeList kind={dataTableKind} columns={columns} />
}
