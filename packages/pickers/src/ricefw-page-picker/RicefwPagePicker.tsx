import type { ControlProps } from '@embpm/ui/control'
import { columnHelper, type TablePaging } from '@embpm/ui/data-table'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useWords, defineWords } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { ValueHelp } from '../value-help/ValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'

/** English words of the picker of the RICEFW page; replaced under `ricefwPagePicker` in `UiStrings`. */
export const ricefwPagePickerWords = defineWords('ricefwPagePicker', {
  selectRicefw: 'Select RICEFW',
  search: 'Search RICEFW items',
  name: 'Name',
  emptyTitle: 'No RICEFW items yet',
  emptyText: 'Reports, interfaces, conversions, enhancements, forms and workflows are listed here.',
})

/** What the picker of the RICEFW page shows of an item. */
export interface RicefwPageRow {
  /** The value of the picker. */
  id: string
  /** What people call it by, and type. Default the `id`. */
  ricefwId?: string
  name: string
}

/** Props of `RicefwPagePicker`. The value is the item's `id`. */
export interface RicefwPagePickerProps
  extends ControlProps<string>, Pick<ValueHelpProps<RicefwPageRow, string>, 'context' | 'placeholder' | 'history'> {
  /** Where the RICEFW items come from. Keep it stable between renders. */
  source: RowSource<RicefwPageRow>
  /** Title of the dialog, name of the field's button and of the primary button. Default "Select RICEFW". */
  title?: string
  /** Rows per page at the beginning. Default 50. */
  pageSize?: number
  /** How the dialog shows a long list, as in `DataTable`. Default `pages`. */
  paging?: TablePaging
}

const column = columnHelper<RicefwPageRow>()

/**
 * Picks one RICEFW item on the RICEFW page: by typing in the field, or in a fullscreen dialog whose table has one column,
 * the name (`spec.md` 2, RICEFW-for-RICEFW-page picker).
 */
export function RicefwPagePicker({ title, ...props }: RicefwPagePickerProps) {
  const t = useWords(ricefwPagePickerWords)
  const columns = useMemo(
    () => column.columns([column.accessor('name', { header: t('name'), size: 640, meta: { type: 'name' } })]),
    [t],
  )
  return (
    <ValueHelp
      {...props}
      title={title ?? t('selectRicefw')}
      searchLabel={t('search')}
      columns={columns}
      rowKey={ricefwKey}
      rowLabel={ricefwName}
      rowCode={ricefwCode}
      empty={<StateMessage kind="empty" title={t('emptyTitle')} description={t('emptyText')} headingLevel={3} />}
    />
  )
}

const ricefwKey = ({ id }: RicefwPageRow): string => id

const ricefwName = ({ name }: RicefwPageRow): string => name
const ricefwCode = ({ ricefwId, id }: RicefwPageRow): string => ricefwId ?? id
