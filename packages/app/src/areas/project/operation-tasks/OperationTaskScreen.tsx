import type { OperationTask } from '@embpm/contract/operation-task'
import { EntityPage } from '../../../entity/EntityPage.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { operationTaskColumns } from './operationTaskColumns.js'
import { OperationTaskFields } from './OperationTaskFields.js'
import { operationTaskKind } from './operationTaskKind.js'
import { TaskDatesCard } from './TaskDatesCard.js'

/** The page of a task, or of a new one. */
export function OperationTaskScreen() {
  return <EntityPage kind={operationTaskKind} fields={OperationTaskFields} aside={TaskDatesCard} related={TasksBelow} />
}

/** The tasks that belong to a summary task; one that is none becomes one by the first of them. */
function TasksBelow({ entity }: { entity: OperationTask }) {
  const { orderId, id } = entity
  return (
    <RelatedEntities
      kind={operationTaskKind}
      columns={operationTaskColumns}
      filter={{ parentId: [id] }}
      sort="sequence"
      title="operationTasks.below"
      newSearch={`?orderId=${encodeURIComponent(orderId)}&parentId=${encodeURIComponent(id)}`}
    />
  )
}
