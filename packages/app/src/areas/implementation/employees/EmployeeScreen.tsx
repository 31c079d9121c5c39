import type { Employee } from '@embpm/contract/employee'
import type { EmployeeAssignment } from '@embpm/contract/employee-assignment'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AssignmentsCard } from '../../../assignments/AssignmentsCard.js'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { employeeAssignmentKind } from '../employee-assignment/employeeAssignmentKind.js'
import { employeeKind as kind } from './employeeKind.js'

/** The page of an employee with the positions they have when and what they work for, or of a new one. */
export function EmployeeScreen() {
  return <EntityPage kind={kind} fields={EmployeeFields} related={EmployeeAssignments} />
}

function EmployeeFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <FieldInput kind={kind} name="firstName" />
      <FieldInput kind={kind} name="lastName" />
      <FieldInput kind={kind} name="personnelNo" />
      <FieldInput kind={kind} name="email" />
      <FieldInput kind={kind} name="userId" description={t('employees.userHelp')} />
      <FieldInput kind={kind} name="orgUnitId" />
      <FieldInput kind={kind} name="costCentreId" />
      <FieldInput kind={kind} name="weeklyHours" />
      <FieldInput kind={kind} name="validFrom" />
      <FieldInput kind={kind} name="validTo" />
      <FieldInput kind={kind} name="skills" />
      <FieldInput kind={kind} name="tags" />
    </FieldsCard>
  )
}

const assignedTo: readonly ListColumn<EmployeeAssignment>[] = [
  { id: 'target', type: 'name', width: 260 },
  { id: 'role', width: 160 },
  { id: 'amount', width: 100 },
  { id: 'measure', width: 130 },
  { id: 'validFrom', width: 120 },
  { id: 'validTo', width: 120 },
]

function EmployeeAssignments({ entity: { id } }: { entity: Employee }) {
  const filter = useMemo(() => ({ employeeId: [id] }), [id])
  return (
    <>
      <AssignmentsCard of="employeeId" id={id} />
      <RelatedEntities
        kind={employeeAssignmentKind}
        columns={assignedTo}
        filter={filter}
        sort="validFrom"
        newSearch={`?employeeId=${id}`}
      />
    </>
  )
}
