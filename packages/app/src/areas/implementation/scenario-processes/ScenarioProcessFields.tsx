import { useTranslation } from 'react-i18next'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { scenarioProcessKind as kind } from './scenarioProcessKind.js'

/** The fields of a process of a scenario: which one, where in which scenario, and what is special about it there. */
export function ScenarioProcessFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <FieldInput kind={kind} name="scenarioId" />
      <FieldInput kind={kind} name="projectId" />
      <FieldInput kind={kind} name="processId" />
      <FieldInput kind={kind} name="sequence" />
      <FieldInput kind={kind} name="variant" />
      <FieldInput kind={kind} name="testerId" />
      <FieldInput kind={kind} name="minutes" />
    </FieldsCard>
  )
}
