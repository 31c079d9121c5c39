import type { OperationArea } from '@embpm/contract/operation-area'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { TreeList } from '../../../entity/tree/TreeList.js'
import { operationAreaKind } from './operationAreaKind.js'

/** Columns of the list of operation areas. */
const operationAreaColumns: readonly ListColumn<OperationArea>[] = [
  { id: 'code', type: 'technical', width: 120, pinned: true },
  { id: 'name', type: 'name', width: 280, pinned: true },
  { id: 'manager', width: 180, filterable: true },
  { id: 'description', width: 420 },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 160 },
  { id: 'createdAt', width: 150, hidden: true },
  { id: 'createdBy', width: 160, hidden: true },
  { id: 'id', type: 'technical', width: 110, hidden: true },
]

/** The operation areas of all levels as a list. */
export function OperationAreasList() {
  return <TreeList kind={operationAreaKind} columns={operationAreaColumns} />
}
