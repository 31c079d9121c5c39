import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../../entity/FieldInput.js'
import { FieldsCard } from '../../../entity/FieldsCard.js'
import { ReferenceInput } from '../../../entity/ReferenceInput.js'
import { processSource, scenarioSource } from '../../../entity/sources.js'
import { scenarioProcessKind as kind } from './scenarioProcessKind.js'

const nameOf = ({ code, name }: { code: string; name: string }) => `${code} ${name}`

/** The fields of a process of a scenario: which one, where in which scenario, and what is special about it there. */
export function ScenarioProcessFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <ReferenceInput name="scenarioId" label={t('fields.scenario')} kind={scenarioSource} nameOf={nameOf} required />
      <ReferenceInput name="processId" label={t('fields.process')} kind={processSource} nameOf={nameOf} required />
      <FieldInput kind={kind} name="sequence" min={1} />
      <FieldInput kind={kind} name="variant" maxLength={100} />
    </FieldsCard>
  )
}
