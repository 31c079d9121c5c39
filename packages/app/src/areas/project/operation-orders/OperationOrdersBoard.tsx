import type { OperationOrder } from '@embpm/contract/operation-order'
import { BoardFacts } from '../../../entity/board/BoardFacts.js'
import { EntityBoard } from '../../../entity/board/EntityBoard.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { useDates } from '../../../shell/useDates.js'
import { operationOrderColumns } from './operationOrderColumns.js'
import { operationOrderKind } from './operationOrderKind.js'
import { operationOrderGroups, useOrderTabs } from './operationOrderViews.js'

const titleOf = ({ title }: OperationOrder) => title
const facts = (order: OperationOrder) => <OrderFacts order={order} />

/** The orders as a board by status, priority, type or who is responsible. */
export function OperationOrdersBoard() {
  return (
    <EntityBoard
      kind={operationOrderKind}
      groups={operationOrderGroups}
      columns={operationOrderColumns}
      tabs={useOrderTabs()}
      titleOf={titleOf}
      facts={facts}
    />
  )
}

/** What the card of an order tells on the board: its number, area, priority, until when it is planned, who is responsible. */
function OrderFacts({ order }: { order: OperationOrder }) {
  const choiceText = useChoiceText()
  const dates = useDates()
  const { orderNo, area, priority, plannedEnd, responsible } = order
  return (
    <BoardFacts
      code={orderNo}
      facts={[area?.code, choiceText('level', priority), plannedEnd && dates.date(plannedEnd)]}
      person={responsible}
    />
  )
}
