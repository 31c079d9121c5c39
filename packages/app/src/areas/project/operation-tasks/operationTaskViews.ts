import type { OperationTask } from '@embpm/contract/operation-task'
import { useTranslation } from 'react-i18next'
import type { LinkTabsProps } from '../../../entity/LinkTabs.js'
import { useViewTabs } from '../../../entity/useViewTabs.js'
import { operationTaskKind } from './operationTaskKind.js'

/** The fields that the board of tasks is grouped by, the usual one first. */
export const operationTaskGroups = ['status', 'responsibleId'] as const satisfies readonly (keyof OperationTask)[]

/** The ways between the list of tasks, their board and their Gantt chart. */
export function useTaskTabs(): Omit<LinkTabsProps, 'current'> {
  const { t } = useTranslation()
  return useViewTabs(operationTaskKind, { board: t('board.board'), gantt: t('operationTasks.gantt.gantt') })
}
