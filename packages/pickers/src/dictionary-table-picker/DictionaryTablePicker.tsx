import type { DictionaryTableRow } from '@embpm/contract/dictionary-table'
import type { ControlProps } from '@embpm/ui/control'
import { lazyPart } from '@embpm/ui/lazy-part'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useWords } from '@embpm/ui/ui-strings'
import type { LoadTableFields } from '../table-fields/index.js'
import { LazyPreview } from '../value-help/LazyPreview.js'
import { ValueHelp } from '../value-help/ValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'
import { useDictionaryTableColumns } from './dictionaryTableColumns.js'
import { dictionaryTablePickerWords } from './dictionaryTablePickerWords.js'

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
      rowDetail={tableDetail}
      preview={
        fields &&
        ((table, { search }) => (
          <LazyPreview
            part={fieldsPart}
            props={{
              tableKey: table.id,
              name: table.tableName,
              detail: table.descriptionInfo.shortDescription,
              facts: [
                { label: t('system'), value: `${table.system} · ${table.systemInfo.systemName}` },
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
  `${tableName} · ${descriptionInfo.shortDescription}`

const tableDetail = ({ system }: DictionaryTableRow): string => system

const fieldsPart = lazyPart(async () => (await import('../table-fields/TableFields.js')).TableFields)
