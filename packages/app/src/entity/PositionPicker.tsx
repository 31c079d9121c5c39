import type { Position } from '@embpm/contract/position'
import { ValueHelp } from '@embpm/pickers/value-help'
import { columnHelper } from '@embpm/ui/data-table'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReferencePickerProps } from './pickers.js'

/** Props of `PositionPicker`: the value is the id of a position. */
export interface PositionPickerProps extends Omit<ReferencePickerProps, 'onSelect'> {
  source: RowSource<Position>
}

const column = columnHelper<Position>()

/** Picks one position. */
export function PositionPicker({ title, ...props }: PositionPickerProps) {
  const { t } = useTranslation()
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('code', { header: t('fields.code'), size: 110, meta: { type: 'name', pinned: true } }),
        column.accessor('title', { header: t('fields.title'), size: 240 }),
        column.accessor(({ orgUnit }) => orgUnit?.name ?? '', {
          id: 'orgUnit',
          header: t('fields.orgUnit'),
          size: 220,
        }),
        column.accessor(({ occupancy }) => t(`choices.occupancy.${occupancy}`), {
          id: 'occupancy',
          header: t('fields.occupancy'),
          size: 140,
        }),
      ]),
    [t],
  )
  return (
    <ValueHelp<Position>
      {...props}
      columns={columns}
      rowKey={rowKey}
      rowLabel={positionName}
      title={title ?? t('positions.select')}
      searchLabel={t('positions.search')}
      size="xl"
      empty={
        <StateMessage
          kind="empty"
          title={t('positions.emptyTitle')}
          description={t('positions.emptyText')}
          headingLevel={3}
        />
      }
    />
  )
}

const positionName = ({ code, title }: Position): string => `${code} ${title}`
const rowKey = ({ id }: Position): string => id
