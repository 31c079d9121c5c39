import type { Calendar } from '@embpm/contract/calendar'
import { ValueHelp } from '@embpm/pickers/value-help'
import { columnHelper } from '@embpm/ui/data-table'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReferencePickerProps } from './pickers.js'
import { useChoiceText } from './useFieldText.js'

const column = columnHelper<Calendar>()

/** Props of `CalendarPicker`: the value is the id of a calendar. */
export interface CalendarPickerProps extends Omit<ReferencePickerProps, 'onSelect'> {
  source: RowSource<Calendar>
}

/** Picks a working calendar. */
export function CalendarPicker({ title, ...props }: CalendarPickerProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const regionOf = ({ region }: Calendar) => choiceText('holidayRegion', region)
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('name', { header: t('fields.name'), size: 260, meta: { type: 'name', pinned: true } }),
        column.accessor((row) => choiceText('holidayRegion', row.region), {
          id: 'region',
          header: t('fields.region'),
          size: 220,
        }),
        column.accessor('description', { header: t('fields.description'), size: 340 }),
      ]),
    [t, choiceText],
  )
  return (
    <ValueHelp<Calendar>
      {...props}
      title={title ?? t('calendars.select')}
      searchLabel={t('calendars.search')}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      rowDetail={regionOf}
      empty={
        <StateMessage
          kind="empty"
          headingLevel={3}
          title={t('calendars.emptyTitle')}
          description={t('calendars.emptyText')}
        />
      }
    />
  )
}
