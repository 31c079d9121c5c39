import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../../entity/FieldInput.js'
import { projectRiskKind as kind } from './projectRiskKind.js'

/** The page of a risk, or of a new one. */
export function ProjectRiskScreen() {
  return <EntityPage kind={kind} fields={ProjectRiskFields} />
}

function ProjectRiskFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="title" />
        </div>
        <FieldInput kind={kind} name="projectId" />
        <FieldInput kind={kind} name="taskId" />
        <FieldInput kind={kind} name="category" />
        <FieldInput kind={kind} name="state" />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="description" />
        </div>
      </FieldsCard>
      <FieldsCard title={t('projectRisks.assessment')}>
        <FieldInput kind={kind} name="probability" />
        <FieldInput kind={kind} name="impact" />
      </FieldsCard>
      <FieldsCard title={t('projectRisks.treatment')}>
        <FieldInput kind={kind} name="response" />
        <FieldInput kind={kind} name="ownerId" />
        <FieldInput kind={kind} name="dueDate" />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="measure" />
        </div>
      </FieldsCard>
    </>
  )
}
