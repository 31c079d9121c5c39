import type { Execution } from '@embpm/contract/execution'
import { Badge, type BadgeProps } from '@embpm/ui/badge'
import { EntityList } from '../../../entity/EntityList.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { executionKind } from './executionKind.js'

const columns: readonly ListColumn<Execution>[] = [
  { id: 'order.code', type: 'technical', width: 130, pinned: true },
  { id: 'order', type: 'name', width: 300, pinned: true },
  { id: 'period', type: 'technical', width: 120, filterable: true },
  { id: 'state', width: 130, cell: ({ state }) => <ExecutionState state={state} /> },
  { id: 'executedBy', width: 170, filterable: true },
  { id: 'plannedHours', width: 130 },
  { id: 'hours', width: 100 },
  { id: 'plannedQuantity', width: 150 },
  { id: 'quantity', width: 110 },
  { id: 'start', width: 130 },
  { id: 'end', width: 130 },
  { id: 'confirmedBy', width: 160 },
  { id: 'confirmedAt', width: 170 },
  { id: 'confirmation', width: 240, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]

/** The list of executions. */
export function ExecutionsScreen() {
  return <EntityList kind={executionKind} columns={columns} />
}

const tones: Record<Execution['state'], BadgeProps['tone']> = {
  planned: 'neutral',
  entered: 'info',
  confirmed: 'success',
  rejected: 'danger',
}

/** How far an execution is, as a badge. */
function ExecutionState({ state }: Pick<Execution, 'state'>) {
  const choiceText = useChoiceText()
  return <Badge tone={tones[state]}>{choiceText('executionState', state)}</Badge>
}
