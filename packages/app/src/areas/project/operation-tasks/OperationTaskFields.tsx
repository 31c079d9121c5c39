import type { OperationTask } from '@embpm/contract/operation-task'
import { Card } from '@embpm/ui/card'
import { useTranslation } from 'react-i18next'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { operationTaskKind as kind } from './operationTaskKind.js'
import { PredecessorsField } from './PredecessorsField.js'

/** The fields of a task: what it is, how it is planned, what it waits for, and what became of it. */
export function OperationTaskFields({ entity }: { entity: OperationTask | null }) {
  const { t } = useTranslation()
  const summary = entity?.summary ?? false
  const follows = summary ? { readOnly: true, description: t('operationTasks.summaryHelp') } : {}
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="title" />
        </div>
        <FieldInput kind={kind} name="orderId" readOnly={entity !== null} />
        <FieldInput kind={kind} name="parentId" description={t('operationTasks.parentHelp')} />
        <FieldInput kind={kind} name="sequence" />
        <FieldInput kind={kind} name="status" />
        <FieldInput kind={kind} name="roleId" />
        <FieldInput kind={kind} name="responsibleId" />
        <FieldInput kind={kind} name="description" />
      </FieldsCard>
      <FieldsCard title={t('operationTasks.plan')}>
        <FieldInput kind={kind} name="duration" description={t('operationTasks.durationHelp')} {...follows} />
        <FieldInput kind={kind} name="earliestStart" />
      </FieldsCard>
      <Card title={t('fields.predecessors')}>
        <PredecessorsField entity={entity} />
      </Card>
      <FieldsCard title={t('operationTasks.done')}>
        <FieldInput kind={kind} name="actualStart" />
        <FieldInput kind={kind} name="actualEnd" />
        <FieldInput kind={kind} name="progress" {...follows} />
      </FieldsCard>
    </>
  )
}
