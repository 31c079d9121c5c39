import type { ControlProps } from '@embpm/ui/control'
import { lazyPart } from '@embpm/ui/lazy-part'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useWords, defineWords, type Translate } from '@embpm/ui/ui-strings'
import { columnHelper, type DataColumnDef, type TablePaging } from '@embpm/ui/data-table'
import { useMemo } from 'react'
import type { LoadTableFields } from '../table-fields/TableFields.js'
import { LazyPreview } from '../value-help/PreviewPane.js'
import { ValueHelp } from '../value-help/ValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'

/** English words of the dictionary-table picker; replaced under `dictionaryTablePicker` in `UiStrings`. */
export const dictionaryTablePickerWords = defineWords('dictionaryTablePicker', {
  selectTable: 'Select table',
  search: 'Search tables',
  system: 'System',
  systemName: 'System name',
  systemDescription: 'System description',
  category: 'Category',
  tableName: 'Table name',
  businessObject: 'Business object',
  version: 'Version',
  wbs: 'WBS',
  shortDescription: 'Short description',
  heading: 'Heading',
  headingLength: 'Heading length',
  shortLabel: 'Short label',
  shortLabelLength: 'Short label length',
  mediumLabel: 'Medium label',
  mediumLabelLength: 'Medium label length',
  longLabel: 'Long label',
  longLabelLength: 'Long label length',
  description: 'Description',
  emptyTitle: 'No tables yet',
  emptyText: 'The tables of the connected systems are listed here.',
})

type T = Translate<typeof dictionaryTablePickerWords.words>
type DescriptionKey = keyof NonNullable<DictionaryTableRow['descriptionInfo']>

/** What the picker shows of a dictionary table. Only `id` and `tableName` are needed. */
export interface DictionaryTableRow {
  /** The value of the picker. */
  id: string
  /** Technical name, such as MARA. */
  tableName: string
  /** Id of the system whose dictionary it is in, such as S4P. */
  system?: string
  systemInfo?: { systemName?: string; description?: string }
  /** Such as TRANSP or VIEW. */
  category?: string
  businessObject?: string
  version?: number
  /** Number in the work breakdown structure, such as 1.3.2. */
  wbs?: string
  /** What it is called, in several lengths. */
  descriptionInfo?: {
    shortDescription?: string
    heading?: string
    headingLength?: number
    shortLabel?: string
    shortLabelLength?: number
    mediumLabel?: string
    mediumLabelLength?: number
    longLabel?: string
    longLabelLength?: number
    description?: string
  }
}

const column = columnHelper<DictionaryTableRow>()

/**
 * The columns of a dictionary table (`spec.md` 3); the table name stays in sight, and the labels with their lengths are hidden
 * at first. Ids are the paths of the properties of `DictionaryTableRow`.
 */
export function dictionaryTableColumns(t: T): readonly DataColumnDef<DictionaryTableRow>[] {
  const described = (id: DescriptionKey) => ({
    id: `descriptionInfo.${id}`,
    header: t(id),
  })
  const label = (id: DescriptionKey, size: number) =>
    column.accessor((row) => row.descriptionInfo?.[id], { ...described(id), size, meta: { hidden: true } })
  const labelLength = (id: DescriptionKey) =>
    column.accessor((row) => row.descriptionInfo?.[id], {
      ...described(id),
      size: 120,
      meta: { type: 'number', hidden: true },
    })
  return column.columns([
    column.accessor('system', { header: t('system'), size: 100, enableColumnFilter: true }),
    column.accessor((row) => row.systemInfo?.systemName, {
      id: 'systemInfo.systemName',
      header: t('systemName'),
      size: 170,
    }),
    column.accessor((row) => row.systemInfo?.description, {
      id: 'systemInfo.description',
      header: t('systemDescription'),
      size: 220,
      meta: { hidden: true },
    }),
    column.accessor('category', {
      header: t('category'),
      size: 110,
      enableColumnFilter: true,
      meta: { filter: 'choice' },
    }),
    column.accessor('tableName', {
      header: t('tableName'),
      size: 160,
      enableColumnFilter: true,
      meta: { type: 'name', pinned: true },
    }),
    column.accessor('businessObject', { header: t('businessObject'), size: 180, enableColumnFilter: true }),
    column.accessor('version', { header: t('version'), size: 90, enableColumnFilter: true, meta: { type: 'number' } }),
    column.accessor('wbs', { header: t('wbs'), size: 80, enableColumnFilter: true }),
    column.accessor((row) => row.descriptionInfo?.shortDescription, { ...described('shortDescription'), size: 240 }),
    label('heading', 200),
    labelLength('headingLength'),
    label('shortLabel', 120),
    labelLength('shortLabelLength'),
    label('mediumLabel', 160),
    labelLength('mediumLabelLength'),
    label('longLabel', 220),
    labelLength('longLabelLength'),
    column.accessor((row) => row.descriptionInfo?.description, { ...described('description'), size: 320 }),
  ])
}

/** `dictionaryTableColumns` in the words of the place (`dictionaryTablePicker` in `UiStrings`). */
export function useDictionaryTableColumns(): readonly DataColumnDef<DictionaryTableRow>[] {
  const t = useWords(dictionaryTablePickerWords)
  return useMemo(() => dictionaryTableColumns(t), [t])
}

/** Props of `DictionaryTablePicker`. The value is the table's `id`. */
export interface DictionaryTablePickerProps
  extends
    ControlProps<string>,
    Pick<ValueHelpProps<DictionaryTableRow, string>, 'context' | 'placeholder' | 'history'> {
  /** Where the tables come from. Keep it stable between renders. */
  source: RowSource<DictionaryTableRow>
  /** Where the fields of a table come from, by its `id`, for the preview beside the table; without it there is none. */
  fields?: LoadTableFields
  /** Title of the dialog, name of the field's button and of the primary button. Default "Select table". */
  title?: string
  /** Rows per page at the beginning. Default 50. */
  pageSize?: number
  /** How the dialog shows a long list, as in `DataTable`. Default `pages`. */
  paging?: TablePaging
}

/**
 * Picks one table of a system's dictionary: by typing in the field, or in a fullscreen dialog with filters and pages
 * (`spec.md` 2, dictionary table picker), beside which the fields of the marked table are shown.
 */
export function DictionaryTablePicker({ title, fields, ...props }: DictionaryTablePickerProps) {
  const t = useWords(dictionaryTablePickerWords)
  return (
    <ValueHelp<DictionaryTableRow>
      {...props}
      title={title ?? t('selectTable')}
      searchLabel={t('search')}
      columns={useDictionaryTableColumns()}
      rowKey={tableKey}
      rowLabel={tableLabel}
      rowCode={tableCode}
      rowDetail={tableDetail}
      preview={
        fields &&
        ((table, { search }) => (
          <LazyPreview
            part={fieldsPart}
            props={{
              tableKey: table.id,
              name: table.tableName,
              detail: table.descriptionInfo?.shortDescription ?? '',
              facts: [
                { label: t('system'), value: [table.system, table.systemInfo?.systemName].filter(Boolean).join(' · ') },
                { label: t('category'), value: table.category },
                { label: t('businessObject'), value: table.businessObject },
                { label: t('wbs'), value: table.wbs },
              ],
              fields: fields,
              search: search,
            }}
          />
        ))
      }
      empty={<StateMessage kind="empty" title={t('emptyTitle')} description={t('emptyText')} headingLevel={3} />}
    />
  )
}

const tableKey = ({ id }: DictionaryTableRow): string => id

const tableLabel = ({ tableName, descriptionInfo }: DictionaryTableRow): string =>
  [tableName, descriptionInfo?.shortDescription].filter(Boolean).join(' · ')

const tableDetail = ({ system = '' }: DictionaryTableRow): string => system

const fieldsPart = lazyPart(async () => (await import('../table-fields/TableFields.js')).TableFields)
const tableCode = ({ tableName }: DictionaryTableRow): string => tableName
