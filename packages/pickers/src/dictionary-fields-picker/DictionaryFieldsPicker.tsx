import type { DataFieldRow } from '@embpm/contract/data-field'
import type { ControlProps } from '@embpm/ui/control'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useWords } from '@embpm/ui/ui-strings'
import { MultiValueHelp } from '../value-help/MultiValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'
import { useDictionaryFieldColumns } from './dictionaryFieldColumns.js'
import { dictionaryFieldsPickerWords } from './dictionaryFieldsPickerWords.js'

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

const fieldDetail = ({ description }: DataFieldRow): string => description
