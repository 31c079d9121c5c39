import type { OperationOrder } from '@embpm/contract/operation-order'
import { Badge, type BadgeProps } from '@embpm/ui/badge'
import { useChoiceText } from '../../../entity/useChoiceText.js'

const tones: Record<OperationOrder['status'], BadgeProps['tone']> = {
  draft: 'neutral',
  planned: 'neutral',
  released: 'info',
  'in progress': 'warning',
  completed: 'success',
  cancelled: 'danger',
}

/** How far an operation order is, as a badge. */
export function OperationOrderStatus({ status }: Pick<OperationOrder, 'status'>) {
  const choiceText = useChoiceText()
  return <Badge tone={tones[status]}>{choiceText('operationOrderStatus', status)}</Badge>
}
