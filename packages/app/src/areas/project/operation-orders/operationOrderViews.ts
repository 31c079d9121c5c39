import type { OperationOrder } from '@embpm/contract/operation-order'
import { useTranslation } from 'react-i18next'
import type { LinkTabsProps } from '../../../entity/LinkTabs.js'
import { useViewTabs } from '../../../entity/useViewTabs.js'
import { operationOrderKind } from './operationOrderKind.js'

/** The fields that the board of orders is grouped by, the usual one first. */
export const operationOrderGroups = [
  'status',
  'priority',
  'type',
  'responsibleId',
] as const satisfies readonly (keyof OperationOrder)[]

/** The ways between the list of orders, their board and their Gantt chart. */
export function useOrderTabs(): Omit<LinkTabsProps, 'current'> {
  const { t } = useTranslation()
  return useViewTabs(operationOrderKind, { board: t('board.board'), gantt: t('operationOrders.gantt.gantt') })
}
