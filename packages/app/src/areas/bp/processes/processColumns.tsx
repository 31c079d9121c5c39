import type { Process } from '@embpm/contract/process'
import { StatusCircle } from '@embpm/ui/status-circle'
import type { ListColumn } from '../../../entity/ListColumn.js'

/** Columns of the list of processes. */
export const processColumns: readonly ListColumn<Process>[] = [
  { id: 'code', type: 'technical', width: 150, pinned: true },
  { id: 'name', type: 'name', width: 320, pinned: true },
  { id: 'level', width: 130, filterable: true, value: ({ level }) => String(level) },
  { id: 'class', width: 130 },
  {
    id: 'status',
    type: 'status',
    width: 150,
    cell: ({ status }) => <StatusCircle readOnly checked showLabel status={status} />,
  },
  { id: 'owner', width: 170, filterable: true },
  { id: 'area', width: 180, filterable: true, hidden: true },
  { id: 'description', width: 320 },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 110, hidden: true },
]
