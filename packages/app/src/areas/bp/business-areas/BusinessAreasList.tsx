import type { BusinessArea } from '@embpm/contract/business-area'
import { StatusCircle } from '@embpm/ui/status-circle'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { TreeList } from '../../../entity/tree/TreeList.js'
import { businessAreaKind } from './businessAreaKind.js'

/** Columns of the list of business areas. */
const businessAreaColumns: readonly ListColumn<BusinessArea>[] = [
  { id: 'code', type: 'technical', width: 120, pinned: true },
  { id: 'name', type: 'name', width: 280, pinned: true },
  {
    id: 'status',
    type: 'status',
    width: 150,
    cell: ({ status }) => <StatusCircle readOnly checked showLabel status={status} />,
  },
  { id: 'owner', width: 180, filterable: true },
  { id: 'description', width: 420 },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 160 },
  { id: 'createdAt', width: 150, hidden: true },
  { id: 'createdBy', width: 160, hidden: true },
  { id: 'id', type: 'technical', width: 110, hidden: true },
]

/** The business areas of all levels as a list. */
export function BusinessAreasList() {
  return <TreeList kind={businessAreaKind} columns={businessAreaColumns} />
}
