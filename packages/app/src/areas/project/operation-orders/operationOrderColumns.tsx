import type { OperationOrder } from '@embpm/contract/operation-order'
import { Badge, type BadgeProps } from '@embpm/ui/badge'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { useChoiceText } from '../../../entity/useFieldText.js'

/** Columns of a list of operation orders. */
export const operationOrderColumns: readonly ListColumn<OperationOrder>[] = [
  { id: 'orderNo', type: 'technical', width: 130, pinned: true },
  { id: 'title', type: 'name', width: 300, pinned: true },
  { id: 'type', width: 130 },
  { id: 'status', width: 150, cell: ({ status }) => <OperationOrderStatus status={status} /> },
  { id: 'priority', width: 100 },
  { id: 'plannedStart', width: 150 },
  { id: 'plannedEnd', width: 140 },
  { id: 'operationInterval', width: 130 },
  { id: 'intervals', type: 'number', width: 100, value: ({ intervals }) => intervals.length },
  { id: 'project', width: 240, filterable: true },
  { id: 'area', width: 160, filterable: true },
  { id: 'domain', width: 180, filterable: true },
  { id: 'costObject', width: 240, filterable: true },
  { id: 'responsible', width: 160, filterable: true },
  { id: 'template', width: 110, hidden: true },
  { id: 'description', width: 280, hidden: true },
  { id: 'createdAt', width: 150, hidden: true },
  { id: 'createdBy', width: 150, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 110, hidden: true },
]

const tones: Record<OperationOrder['status'], BadgeProps['tone']> = {
  draft: 'neutral',
  planned: 'neutral',
  released: 'info',
  'in progress': 'warning',
  completed: 'success',
  cancelled: 'danger',
}

/** How far an operation order is, as a badge. */
function OperationOrderStatus({ status }: Pick<OperationOrder, 'status'>) {
  const choiceText = useChoiceText()
  return <Badge tone={tones[status]}>{choiceText('operationOrderStatus', status)}</Badge>
}
