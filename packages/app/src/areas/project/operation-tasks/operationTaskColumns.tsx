import type { OperationTask } from '@embpm/contract/operation-task'
import { Badge, type BadgeProps } from '@embpm/ui/badge'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { useChoiceText } from '../../../entity/useFieldText.js'

/** Columns of a list of operation tasks. */
export const operationTaskColumns: readonly ListColumn<OperationTask>[] = [
  { id: 'taskNo', type: 'technical', width: 120, pinned: true },
  { id: 'outline', type: 'technical', width: 90 },
  { id: 'title', type: 'name', width: 260, pinned: true },
  { id: 'order', width: 240, filterable: true },
  { id: 'project', width: 200, filterable: true, hidden: true },
  { id: 'status', width: 130, cell: ({ status }) => <OperationTaskStatus status={status} /> },
  { id: 'role', width: 170, filterable: true },
  { id: 'responsible', width: 160, filterable: true },
  { id: 'plannedStart', width: 130 },
  { id: 'plannedEnd', width: 130 },
  { id: 'duration', type: 'number', width: 130 },
  { id: 'progress', type: 'number', width: 120 },
  { id: 'slack', type: 'number', width: 110 },
  { id: 'delay', type: 'number', width: 110 },
  { id: 'critical', width: 100 },
  { id: 'predecessors', type: 'number', width: 130, value: ({ predecessors }) => predecessors.length },
  { id: 'actualStart', width: 150, hidden: true },
  { id: 'actualEnd', width: 150, hidden: true },
  { id: 'baselineStart', width: 150, hidden: true },
  { id: 'baselineEnd', width: 150, hidden: true },
  { id: 'earliestStart', width: 130, hidden: true },
  { id: 'createdAt', width: 150, hidden: true },
  { id: 'createdBy', width: 150, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 110, hidden: true },
]

const tones: Record<OperationTask['status'], BadgeProps['tone']> = {
  open: 'neutral',
  'in progress': 'info',
  blocked: 'danger',
  done: 'success',
}

/** How far a task is, as a badge. */
function OperationTaskStatus({ status }: Pick<OperationTask, 'status'>) {
  const choiceText = useChoiceText()
  return <Badge tone={tones[status]}>{choiceText('operationTaskStatus', status)}</Badge>
}
