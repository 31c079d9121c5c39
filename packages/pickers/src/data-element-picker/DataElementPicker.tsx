import type { ControlProps } from '@embpm/ui/control'
import { lazyPart } from '@embpm/ui/lazy-part'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useWords } from '@embpm/ui/ui-strings'
import type { ReactNode } from 'react'
import { LazyPreview } from '../value-help/PreviewPane.js'
import { ValueHelp } from '../value-help/ValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'
import { useDataElementColumns } from './dataElementColumns.js'
import { dataElementPickerWords } from './dataElementPickerWords.js'
import type { DataElementRow } from './DataElementRow.js'

/** Props of `DataElementPicker`. The value is the data element's `id`. */
export interface DataElementPickerProps
  extends ControlProps<string>, Pick<ValueHelpProps<DataElementRow, string>, 'context' | 'placeholder' | 'history'> {
  /** Where the data elements come from. Keep it stable between renders. */
  source: RowSource<DataElementRow>
  /** Title of the dialog, name of the field's button and of the primary button. Default "Select table". */
  title?: string
  /** Rows that are shown at first and that "Load more" adds. Default 50. */
  pageSize?: number
  /** What selecting does beside giving the value: the dialog stays open until it has run, and if it fails. */
  onSelect?: (dataElement: DataElementRow) => void | Promise<void>
}

/**
 * Picks one data element: by typing in the field, or in a fullscreen dialog that loads more on demand and says how much of
 * the list it shows. It needs a selection, and stays open until its select action has run (`spec.md` 2 and 4).
 */
export function DataElementPicker({ title, onSelect, ...props }: DataElementPickerProps) {
  const t = useWords(dataElementPickerWords)
  return (
    <ValueHelp<DataElementRow>
      {...props}
      title={title ?? t('title')}
      searchLabel={t('search')}
      columns={useDataElementColumns()}
      paging="more"
      rowKey={dataElementKey}
      rowLabel={dataElementLabel}
      rowCode={dataElementCode}
      rowDetail={dataElementType}
      onConfirm={
        onSelect &&
        (([dataElement]) => {
          if (dataElement !== undefined) return onSelect(dataElement)
        })
      }
      preview={preview}
      empty={<StateMessage kind="empty" title={t('emptyTitle')} description={t('emptyText')} headingLevel={3} />}
    />
  )
}

const dataElementKey = ({ id }: DataElementRow): string => id

const dataElementLabel = ({ rollName, description }: DataElementRow): string =>
  [rollName, description].filter(Boolean).join(' · ')

const dataElementType = ({ type, length }: DataElementRow): string => [type, length].filter(Boolean).join(' ')

const previewPart = lazyPart(async () => (await import('./DataElementPreview.js')).DataElementPreview)

const preview = (dataElement: DataElementRow): ReactNode => <LazyPreview part={previewPart} props={{ dataElement }} />
const dataElementCode = ({ rollName }: DataElementRow): string => rollName
