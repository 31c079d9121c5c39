import type { Project } from '@embpm/contract/project'
import { useTranslation } from 'react-i18next'
import { useFormContext } from 'react-hook-form'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { operationOrderColumns } from '../operation-orders/operationOrderColumns.js'
import { operationOrderKind } from '../operation-orders/operationOrderKind.js'
import { projectKind as kind } from './projectKind.js'

/** The page of a project with its orders below it, or of a new one. */
export function ProjectScreen() {
  return <EntityPage kind={kind} fields={ProjectFields} related={ProjectOrders} />
}

function ProjectFields() {
  const { t } = useTranslation()
  const { getFieldState, trigger } = useFormContext()
  return (
    <FieldsCard title={t('object.general')}>
      <FieldInput kind={kind} name="code" />
      <FieldInput kind={kind} name="name" />
      <FieldInput kind={kind} name="status" />
      <FieldInput kind={kind} name="managerId" />
      <FieldInput
        kind={kind}
        name="start"
        onValueChange={() => {
          // The rule is told at the end; another start can solve it as well.
          if (getFieldState('end').invalid) void trigger('end')
        }}
      />
      <FieldInput kind={kind} name="end" />
      <FieldInput kind={kind} name="description" />
      <FieldInput kind={kind} name="tags" />
    </FieldsCard>
  )
}

const orderColumns = operationOrderColumns.filter(({ id }) => !id.startsWith('project'))

function ProjectOrders({ entity: { id } }: { entity: Project }) {
  return (
    <RelatedEntities
      kind={operationOrderKind}
      columns={orderColumns}
      filter={{ projectId: [id] }}
      sort="plannedStart"
      newSearch={`?projectId=${encodeURIComponent(id)}`}
    />
  )
}
