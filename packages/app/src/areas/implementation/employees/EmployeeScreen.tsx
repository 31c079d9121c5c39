import type { Employee } from '@embpm/contract/employee'
import { useTranslation } from 'react-i18next'
import { AssignmentsCard } from '../../../assignments/AssignmentsCard.js'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { employeeKind as kind } from './employeeKind.js'

/** The page of an employee with the positions they have when, or of a new one. */
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

function EmployeeAssignments({ entity }: { entity: Employee }) {
  return <AssignmentsCard of="employeeId" id={entity.id} />
}
