import type { EmployeeAssignment } from '@embpm/contract/employee-assignment'
import { EntityList } from '../../../entity/EntityList.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { employeeAssignmentKind } from './employeeAssignmentKind.js'
import { useAssignmentTabs } from './useAssignmentTabs.js'

const columns: readonly ListColumn<EmployeeAssignment>[] = [
  { id: 'employee', type: 'name', width: 200, pinned: true, filterable: true },
  { id: 'target', width: 280, filterable: true },
  { id: 'role', width: 180, filterable: true },
  { id: 'amount', width: 110 },
  { id: 'measure', width: 130, filterable: true },
  { id: 'validFrom', width: 130 },
  { id: 'validTo', width: 130 },
  { id: 'target.code', type: 'technical', width: 130, hidden: true },
  { id: 'employee.code', type: 'technical', width: 130, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 140, hidden: true },
]

/** The list of assignments of employees. */
export function EmployeeAssignmentsScreen() {
  return (
    <EntityList
      kind={employeeAssignmentKind}
      columns={columns}
      start={<LinkTabs {...useAssignmentTabs()} current="list" />}
    />
  )
}
