import type { Execution } from '@embpm/contract/execution'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { executionKind as kind } from './executionKind.js'

/** The page of an execution, or of a new one. Its evidence are the documents that belong to it. */
export function ExecutionScreen() {
  return <EntityPage kind={kind} fields={ExecutionFields} />
}

/** The fields of an execution; plain text where its period is not open any more. */
function ExecutionFields({ entity }: { entity: Execution | null }) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const { code = '', state = 'open' } = entity?.period ?? {}
  const readOnly = state !== 'open'
  const field = { kind, readOnly }
  return (
    <>
      {readOnly && <Message>{t('executions.shut', { period: code, state: choiceText('periodState', state) })}</Message>}
      <FieldsCard title={t('object.general')}>
        <FieldInput {...field} name="orderId" />
        <FieldInput {...field} name="periodId" description={t('executions.periodHelp')} />
        <FieldInput {...field} name="plannedHours" />
        <FieldInput {...field} name="plannedQuantity" />
      </FieldsCard>
      <FieldsCard title={t('executions.done')}>
        <FieldInput {...field} name="state" />
        <FieldInput {...field} name="executedById" />
        <FieldInput {...field} name="start" />
        <FieldInput {...field} name="end" />
        <FieldInput {...field} name="hours" />
        <FieldInput {...field} name="quantity" />
        <FieldInput {...field} name="confirmation" />
      </FieldsCard>
    </>
  )
}
