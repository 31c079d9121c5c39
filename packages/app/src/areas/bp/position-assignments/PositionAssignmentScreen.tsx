import { useTranslation } from 'react-i18next'
import { positionAssignmentKind as kind } from '../../../assignments/positionAssignmentKind.js'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'

/** The page of an assignment, or of a new one. */
export function PositionAssignmentScreen() {
  return <EntityPage kind={kind} fields={AssignmentFields} />
}

function AssignmentFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <FieldInput kind={kind} name="employeeId" />
      <FieldInput kind={kind} name="positionId" />
      <FieldInput kind={kind} name="percentage" />
      <FieldInput kind={kind} name="primary" />
      <FieldInput kind={kind} name="validFrom" />
      <FieldInput kind={kind} name="validTo" />
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="overAllowed" description={t('positionAssignments.overHelp')} />
      </div>
      <FieldInput kind={kind} name="tags" />
    </FieldsCard>
  )
}
