import type { System } from '@embpm/contract/system'
import { StatusCircle } from '@embpm/ui/status-circle'
import type { ListColumn } from '../../../entity/ListColumn.js'

/** Columns of the list of systems. */
export const systemColumns: readonly ListColumn<System>[] = [
  { id: 'sid', type: 'technical', width: 100, pinned: true },
  { id: 'systemName', type: 'name', width: 240, pinned: true },
  { id: 'landscape', width: 180, filterable: true },
  { id: 'environment', width: 120 },
  { id: 'client', type: 'technical', width: 90 },
  { id: 'productVersion', width: 150, filterable: true },
  {
    id: 'status',
    type: 'status',
    width: 150,
    cell: ({ status }) => <StatusCircle readOnly checked showLabel status={status} />,
  },
  { id: 'category', width: 190, filterable: true },
  { id: 'vendor', width: 130, filterable: true },
  { id: 'plan', width: 130 },
  { id: 'phaseIn', width: 130 },
  { id: 'active', width: 130 },
  { id: 'phaseOut', width: 130 },
  { id: 'endOfLife', width: 130 },
  { id: 'host', type: 'technical', width: 220, hidden: true },
  { id: 'description', width: 320, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 140, hidden: true },
]
