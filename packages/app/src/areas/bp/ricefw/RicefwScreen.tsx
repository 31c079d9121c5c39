import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { EffortCard } from './EffortCard.js'
import { ricefwKind as kind } from './ricefwKind.js'

/** The page of a RICEFW item, or of a new one. */
export function RicefwScreen() {
  return <EntityPage kind={kind} fields={RicefwFields} aside={EffortCard} />
}

/** The fields of a RICEFW item: what it is, who answers for it, and its effort. */
function RicefwFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={kind} name="ricefwId" />
        <FieldInput kind={kind} name="type" />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="name" />
        </div>
        <FieldInput kind={kind} name="status" />
        <FieldInput kind={kind} name="priority" />
        <FieldInput kind={kind} name="complexity" />
        <FieldInput kind={kind} name="module" />
        <FieldInput kind={kind} name="wbs" />
        <FieldInput kind={kind} name="transport" />
      </FieldsCard>
      <FieldsCard title={t('ricefws.assignment')}>
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="processId" />
        </div>
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="areaId" />
        </div>
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="requirementId" />
        </div>
        <FieldInput kind={kind} name="sourceSystemId" />
        <FieldInput kind={kind} name="targetSystemId" />
        <FieldInput kind={kind} name="functionalOwnerId" />
        <FieldInput kind={kind} name="technicalOwnerId" />
      </FieldsCard>
      <FieldsCard title={t('ricefws.effort')}>
        <FieldInput kind={kind} name="estimateHours" />
        <FieldInput kind={kind} name="actualHours" />
        <FieldInput kind={kind} name="dueDate" />
      </FieldsCard>
    </>
  )
}
