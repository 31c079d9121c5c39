import type { OperationOrder } from '@embpm/contract/operation-order'
import { ValueHelp } from '@embpm/pickers/value-help'
import { columnHelper } from '@embpm/ui/data-table'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReferencePickerProps } from './pickers.js'

const column = columnHelper<OperationOrder>()

/** Props of `OperationOrderPicker`: the value is the id of an order. */
export interface OperationOrderPickerProps extends Omit<ReferencePickerProps, 'onSelect'> {
  source: RowSource<OperationOrder>
}

/** Picks an operation order. */
export function OperationOrderPicker({ title, ...props }: OperationOrderPickerProps) {
  const { t } = useTranslation()
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('orderNo', {
          header: t('fields.orderNo'),
          size: 140,
          meta: { type: 'technical', pinned: true },
        }),
        column.accessor('title', { header: t('fields.title'), size: 360, meta: { type: 'name' } }),
        column.accessor((order) => order.area?.name ?? '', {
          id: 'area',
          header: t('fields.operationArea'),
          size: 170,
          enableColumnFilter: true,
        }),
        column.accessor((order) => order.responsible?.name ?? '', {
          id: 'responsible',
          header: t('fields.responsible'),
          size: 170,
          enableColumnFilter: true,
        }),
      ]),
    [t],
  )
  return (
    <ValueHelp<OperationOrder>
      {...props}
      title={title ?? t('operationOrders.select')}
      searchLabel={t('operationOrders.search')}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={(order) => order.title}
      rowCode={({ orderNo }) => orderNo}
      rowDetail={({ orderNo }) => orderNo}
      empty={
        <StateMessage
          kind="empty"
          headingLevel={3}
          title={t('operationOrders.emptyTitle')}
          description={t('operationOrders.emptyText')}
        />
      }
    />
  )
}
