import type { PositionAssignment } from '@embpm/contract/position-assignment'
import { positionAssignmentKind } from '../../../assignments/positionAssignmentKind.js'
import { EntityList } from '../../../entity/EntityList.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { useAssignmentTabs } from './useAssignmentTabs.js'

const columns: readonly ListColumn<PositionAssignment>[] = [
  { id: 'employee', type: 'name', width: 200, pinned: true, filterable: true },
  { id: 'position', width: 260, filterable: true },
  { id: 'percentage', width: 110 },
  { id: 'primary', width: 130 },
  { id: 'validFrom', width: 120 },
  { id: 'validTo', width: 120 },
  { id: 'overAllowed', width: 180 },
  { id: 'overAllowedBy', width: 160, filterable: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 140, hidden: true },
]

/** The list of assignments. */
export function PositionAssignmentsScreen() {
  const tabs = useAssignmentTabs()
  return <EntityList kind={positionAssignmentKind} columns={columns} start={<LinkTabs {...tabs} current="list" />} />
}
