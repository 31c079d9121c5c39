import type { Technology } from '@embpm/contract/technology'
import { ValueHelp } from '@embpm/pickers/value-help'
import { columnHelper } from '@embpm/ui/data-table'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EndCell } from '../timeline/EndCell.js'
import { useToday } from '../timeline/useToday.js'
import type { ReferencePickerProps } from './pickers.js'

const column = columnHelper<Technology>()

/** Props of `TechnologyPicker`: the value is the id of a technology. */
export interface TechnologyPickerProps extends Omit<ReferencePickerProps, 'onSelect'> {
  source: RowSource<Technology>
}

/** Picks a technology. */
export function TechnologyPicker({ title, ...props }: TechnologyPickerProps) {
  const { t } = useTranslation()
  const today = useToday()
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('code', { header: t('fields.code'), size: 120, meta: { type: 'technical', pinned: true } }),
        column.accessor('name', { header: t('fields.name'), size: 240, meta: { type: 'name' } }),
        column.accessor('version', { header: t('fields.version'), size: 140 }),
        column.accessor('category', { header: t('fields.category'), size: 160, enableColumnFilter: true }),
        column.accessor('vendor', { header: t('fields.vendor'), size: 160, enableColumnFilter: true }),
        column.accessor('endOfLife', {
          header: t('fields.endOfLife'),
          size: 180,
          cell: ({ row }) => <EndCell day={row.original.endOfLife} today={today} />,
        }),
      ]),
    [t, today],
  )
  return (
    <ValueHelp<Technology>
      {...props}
      title={title ?? t('technologies.select')}
      searchLabel={t('technologies.search')}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ name, version }) => `${name} ${version}`.trim()}
      rowCode={({ code }) => code}
      empty={
        <StateMessage
          kind="empty"
          headingLevel={3}
          title={t('technologies.emptyTitle')}
          description={t('technologies.emptyText')}
        />
      }
    />
  )
}
