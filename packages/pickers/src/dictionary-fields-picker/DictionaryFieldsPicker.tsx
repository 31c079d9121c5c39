import type { ControlProps } from '@embpm/ui/control'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useWords, defineWords, type Translate } from '@embpm/ui/ui-strings'
import { columnHelper, type DataColumnDef, type TablePaging } from '@embpm/ui/data-table'
import { useMemo } from 'react'
import { MultiValueHelp } from '../value-help/MultiValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'

/** English words of the dictionary-fields picker; replaced under `dictionaryFieldsPicker` in `UiStrings`. */
export const dictionaryFieldsPickerWords = defineWords('dictionaryFieldsPicker', {
  title: 'Select fields',
  search: 'Search fields',
  fieldName: 'Field',
  description: 'Description',
  position: 'Position',
  isKey: 'Key',
  mandatory: 'Mandatory',
  type: 'Type',
  length: 'Length',
  decimals: 'Decimals',
  checkTable: 'Check table',
  refTable: 'Reference table',
  refField: 'Reference field',
  emptyTitle: 'No fields yet',
  emptyText: 'The fields of the table are listed here.',
})

/** What the picker shows of a field of a table. Only `id` and `fieldName` are needed. */
export interface DataFieldRow {
  /** Part of the value of the picker. */
  id: string
  /** Technical name, such as MATNR. */
  fieldName: string
  /** Place in the table, from 1. */
  position?: number
  description?: string
  /** Whether it belongs to the table's key. */
  isKey?: boolean
  mandatory?: boolean
  /** Data type, such as CHAR. */
  type?: string
  /** Characters or digits. */
  length?: number
  /** Digits after the point. */
  decimals?: number
  checkTable?: string
  /** Table of the field that has its unit or currency. */
  refTable?: string
  refField?: string
}

const column = columnHelper<DataFieldRow>()

/**
 * The columns of a field (`domain.md`, DataField); its name stays in sight. The ids are the property names of
 * `DataFieldRow`.
 */
export const dictionaryFieldColumns = (
  t: Translate<typeof dictionaryFieldsPickerWords.words>,
): readonly DataColumnDef<DataFieldRow>[] =>
  column.columns([
    column.accessor('position', { header: t('position'), size: 90, meta: { type: 'number' } }),
    column.accessor('fieldName', {
      header: t('fieldName'),
      size: 160,
      enableColumnFilter: true,
      meta: { type: 'name', pinned: true },
    }),
    column.accessor('description', { header: t('description'), size: 280, enableColumnFilter: true }),
    column.accessor('isKey', { header: t('isKey'), size: 80, enableColumnFilter: true, meta: { type: 'boolean' } }),
    column.accessor('mandatory', {
      header: t('mandatory'),
      size: 110,
      enableColumnFilter: true,
      meta: { type: 'boolean' },
    }),
    column.accessor('type', { header: t('type'), size: 90, enableColumnFilter: true, meta: { filter: 'choice' } }),
    column.accessor('length', { header: t('length'), size: 90, enableColumnFilter: true, meta: { type: 'number' } }),
    column.accessor('decimals', { header: t('decimals'), size: 100, meta: { type: 'number' } }),
    column.accessor('checkTable', { header: t('checkTable'), size: 130, enableColumnFilter: true }),
    column.accessor('refTable', { header: t('refTable'), size: 140, meta: { hidden: true } }),
    column.accessor('refField', { header: t('refField'), size: 140, meta: { hidden: true } }),
  ])

/** `dictionaryFieldColumns` in the words of the place (`dictionaryFieldsPicker` in `UiStrings`). */
export function useDictionaryFieldColumns(): readonly DataColumnDef<DataFieldRow>[] {
  const t = useWords(dictionaryFieldsPickerWords)
  return useMemo(() => dictionaryFieldColumns(t), [t])
}

/** Props of `DictionaryFieldsPicker`. The value is the list of the fields' `id`s. */
export interface DictionaryFieldsPickerProps
  extends
    ControlProps<readonly string[]>,
    Pick<ValueHelpProps<DataFieldRow, readonly string[]>, 'context' | 'placeholder' | 'history'> {
  /** Where the fields come from, most often those of one table. Keep it stable between renders. */
  source: RowSource<DataFieldRow>
  /** Title of the dialog, name of the field's button and of the primary button. Default "Select fields". */
  title?: string
  /** Rows per page at the beginning. Default 50. */
  pageSize?: number
  /** How the dialog shows a long list, as in `DataTable`. Default `pages`. */
  paging?: TablePaging
}

/** Picks fields of a table: by typing, by pasting a list of keys, or in a fullscreen dialog (`spec.md` 2). */
export function DictionaryFieldsPicker({ title, ...props }: DictionaryFieldsPickerProps) {
  const t = useWords(dictionaryFieldsPickerWords)
  return (
    <MultiValueHelp
      {...props}
      title={title ?? t('title')}
      searchLabel={t('search')}
      columns={useDictionaryFieldColumns()}
      rowKey={fieldKey}
      rowLabel={fieldLabel}
      rowDetail={fieldDetail}
      empty={<StateMessage kind="empty" title={t('emptyTitle')} description={t('emptyText')} headingLevel={3} />}
    />
  )
}

const fieldKey = ({ id }: DataFieldRow): string => id

const fieldLabel = ({ fieldName }: DataFieldRow): string => fieldName

const fieldDetail = ({ description = '' }: DataFieldRow): string => description
