import type { Employee } from '@embpm/contract/employee'
import { EntityList } from '../../../entity/EntityList.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { employeeKind } from './employeeKind.js'

const columns: readonly ListColumn<Employee>[] = [
  { id: 'personnelNo', type: 'technical', width: 130, pinned: true },
  { id: 'lastName', type: 'name', width: 180, pinned: true },
  { id: 'firstName', width: 150 },
  { id: 'email', width: 260 },
  { id: 'orgUnit', width: 240, filterable: true },
  { id: 'user', width: 160 },
  { id: 'weeklyHours', width: 110 },
  { id: 'skills', width: 220 },
  { id: 'validFrom', width: 120 },
  { id: 'validTo', width: 120 },
  { id: 'costCentreId', width: 220, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 140, hidden: true },
]

/** The list of employees. */
export function EmployeesScreen() {
  return <EntityList kind={employeeKind} columns={columns} />
}
