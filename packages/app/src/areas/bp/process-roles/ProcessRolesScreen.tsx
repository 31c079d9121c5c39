import type { ProcessRole } from '@embpm/contract/process-role'
import { StatusCircle } from '@embpm/ui/status-circle'
import { EntityList } from '../../../entity/EntityList.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { processRoleKind } from './processRoleKind.js'

const columns: readonly ListColumn<ProcessRole>[] = [
  { id: 'code', type: 'technical', width: 220, pinned: true },
  { id: 'name', type: 'name', width: 240 },
  {
    id: 'status',
    type: 'status',
    width: 150,
    cell: ({ status }) => <StatusCircle readOnly checked showLabel status={status} />,
  },
  { id: 'description', width: 360 },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 150 },
  { id: 'id', type: 'technical', width: 140, hidden: true },
]

/** The list of process roles. */
export function ProcessRolesScreen() {
  return <EntityList kind={processRoleKind} columns={columns} />
}
