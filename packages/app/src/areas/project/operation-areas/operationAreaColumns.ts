import type { OperationArea } from '@embpm/contract/operation-area'
import type { ListColumn } from '../../../entity/ListColumn.js'

/** Columns of a list of operation areas. */
export const operationAreaColumns: readonly ListColumn<OperationArea>[] = [
  { id: 'code', type: 'technical', width: 120, pinned: true },
  { id: 'name', type: 'name', width: 280, pinned: true },
  { id: 'manager', width: 180, filterable: true },
  { id: 'calendar', width: 200, filterable: true },
  { id: 'description', width: 420 },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 160 },
  { id: 'createdAt', width: 150, hidden: true },
  { id: 'createdBy', width: 160, hidden: true },
  { id: 'id', type: 'technical', width: 110, hidden: true },
]
