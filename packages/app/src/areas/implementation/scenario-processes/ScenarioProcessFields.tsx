import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../../entity/FieldInput.js'
import { FieldsCard } from '../../../entity/FieldsCard.js'
import { ReferenceInput } from '../../../entity/ReferenceInput.js'
import { scenarioProcessKind as kind } from './scenarioProcessKind.js'

/** The fields of a process of a scenario: which one, where in which scenario, and what is special about it there. */
export function ScenarioProcessFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <ReferenceInput name="scenarioId" label={t('fields.scenario')} to="scenarios" required />
      <ReferenceInput name="processId" label={t('fields.process')} to="processes" required />
      <FieldInput kind={kind} name="sequence" min={1} />
      <FieldInput kind={kind} name="variant" maxLength={100} />
    </FieldsCard>
  )
}
