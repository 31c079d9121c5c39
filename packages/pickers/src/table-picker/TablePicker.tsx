import type { ControlProps } from '@embpm/ui/control'
import { lazyPart } from '@embpm/ui/lazy-part'
import { StateMessage } from '@embpm/ui/state-message'
import type { TreePath, TreeSource } from '@embpm/ui/tree-source'
import { useWords, defineWords } from '@embpm/ui/ui-strings'
import { Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LoadTableFields } from '../table-fields/TableField.js'
import { LazyPreview } from '../value-help/PreviewPane.js'
import { TreeValueHelp } from '../value-help/TreeValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'

/** English words of the table picker; replaced under `tablePicker` in `UiStrings`. */
export const tablePickerWords = defineWords('tablePicker', {
  title: 'Select table',
  search: 'Search tables',
  wbs: 'WBS',
  version: 'Version',
  emptyTitle: 'No tables yet',
  emptyText: 'The tables of the data model are kept under Data.',
})

/** What the picker shows of a table of the data model. */
export interface DataTableNode {
  /** The value of the picker. */
  id: string
  /** Technical name. */
  tableName: string
  /** Number in the work breakdown structure, such as 1.3.2. */
  wbs: string
  /** The version that people distinguish. */
  version: number
  description?: string
}

/** What the data management tree says of a table, exactly as `spec.md` 3 has it: `wbs - tableName vversion`. */
const dataTableLabel = ({ wbs, tableName, version }: DataTableNode): string => `${wbs} - ${tableName} v${version}`

/** Props of `TablePicker`. The value is the table's `id`. */
export interface TablePickerProps
  extends
    ControlProps<string>,
    Pick<ValueHelpProps<TreePath<DataTableNode>, string>, 'context' | 'placeholder' | 'history' | 'clearable'> {
  /** Where the tables come from. Keep it stable between renders. */
  source: TreeSource<DataTableNode>
  /** Answers the fields of a table by its `id`, for the preview; without it there is none. Keep it stable. */
  fields?: LoadTableFields
  /** Title of the dialog, name of the field's button and of the primary button. Default "Select table". */
  title?: string
}

/**
 * Picks one table of the data model: by typing in the field, or in a dialog of size xxl with the data management tree, in
 * which a table reads `wbs - tableName vversion` (`spec.md` 2 and 3, table picker). `clearable` adds the button that
 * empties the value.
 */
export function TablePicker({ title, fields, ...props }: TablePickerProps) {
  const t = useWords(tablePickerWords)
  return (
    <TreeValueHelp<DataTableNode>
      {...props}
      title={title ?? t('title')}
      searchLabel={t('search')}
      size="xxl"
      nodeLabel={dataTableLabel}
      nodeCode={dataTableCode}
      nodeDetail={tableDescription}
      nodeIcon={tableIcon}
      preview={
        fields &&
        (({ id, tableName, description = '', wbs, version }, { search }) => (
          <LazyPreview
            part={fieldsPart}
            props={{
              tableKey: id,
              name: tableName,
              detail: description,
              facts: [
                { label: t('wbs'), value: wbs },
                { label: t('version'), value: String(version) },
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

const tableDescription = ({ description = '' }: DataTableNode): string => description

const table = <Table2 size={16} strokeWidth={1.5} aria-hidden="true" />

const tableIcon = (): ReactNode => table

const fieldsPart = lazyPart(async () => (await import('../table-fields/TableFields.js')).TableFields)
const dataTableCode = ({ tableName }: DataTableNode): string => tableName
