import type { OperationTask } from '@embpm/contract/operation-task'
import { ValueHelp } from '@embpm/pickers/value-help'
import { columnHelper } from '@embpm/ui/data-table'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReferencePickerProps } from './pickers.js'

const column = columnHelper<OperationTask>()

/** Props of `OperationTaskPicker`: the value is the id of a task. */
export interface OperationTaskPickerProps extends Omit<ReferencePickerProps, 'onSelect'> {
  source: RowSource<OperationTask>
}

/** Picks an operation task. */
export function OperationTaskPicker({ title, ...props }: OperationTaskPickerProps) {
  const { t } = useTranslation()
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('taskNo', { header: t('fields.taskNo'), size: 130, meta: { type: 'technical', pinned: true } }),
        column.accessor('outline', { header: t('fields.outline'), size: 90, meta: { type: 'technical' } }),
        column.accessor('title', { header: t('fields.title'), size: 300, meta: { type: 'name' } }),
        column.accessor((task) => task.order?.name ?? '', {
          id: 'order',
          header: t('fields.order'),
          size: 240,
          enableColumnFilter: true,
        }),
        column.accessor((task) => task.role?.name ?? '', {
          id: 'role',
          header: t('fields.role'),
          size: 170,
          enableColumnFilter: true,
        }),
      ]),
    [t],
  )
  return (
    <ValueHelp<OperationTask>
      {...props}
      title={title ?? t('operationTasks.select')}
      searchLabel={t('operationTasks.search')}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={(task) => `${task.outline} ${task.title}`}
      rowCode={({ taskNo }) => taskNo}
      rowDetail={(task) => task.order?.code ?? ''}
      empty={
        <StateMessage
          kind="empty"
          headingLevel={3}
          title={t('operationTasks.emptyTitle')}
          description={t('operationTasks.emptyText')}
        />
      }
    />
  )
}
