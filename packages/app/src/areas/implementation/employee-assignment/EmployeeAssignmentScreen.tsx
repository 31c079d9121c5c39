import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldsCard } from '../../../entity/FieldInput.js'
import { useTranslation } from 'react-i18next'
import { AssignmentFields } from './AssignmentFields.js'
import { employeeAssignmentKind as kind } from './employeeAssignmentKind.js'

/** The page of an assignment, or of a new one. */
export function EmployeeAssignmentScreen() {
  return <EntityPage kind={kind} fields={EmployeeAssignmentFields} />
}

function EmployeeAssignmentFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <AssignmentFields />
    </FieldsCard>
  )
}
