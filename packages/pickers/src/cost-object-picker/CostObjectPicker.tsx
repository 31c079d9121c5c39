import type { ControlProps } from '@embpm/ui/control'
import type { TablePaging } from '@embpm/ui/data-table'
import { lazyPart } from '@embpm/ui/lazy-part'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useWords } from '@embpm/ui/ui-strings'
import type { ReactNode } from 'react'
import { LazyPreview } from '../value-help/PreviewPane.js'
import { ValueHelp } from '../value-help/ValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'
import { useCostObjectColumns } from './costObjectColumns.js'
import { costObjectPickerWords } from './costObjectPickerWords.js'
import type { CostObjectRow } from './CostObjectRow.js'

/** Props of `CostObjectPicker`. The value is the cost object's `id`. */
export interface CostObjectPickerProps
  extends ControlProps<string>, Pick<ValueHelpProps<CostObjectRow, string>, 'context' | 'placeholder' | 'history'> {
  /** Where the cost objects come from. Keep it stable between renders. */
  source: RowSource<CostObjectRow>
  /** Title of the dialog, name of the field's button and of the primary button. Default "Select cost object". */
  title?: string
  /** Rows per page at the beginning. Default 50. */
  pageSize?: number
  /** How the dialog shows a long list, as in `DataTable`. Default `pages`. */
  paging?: TablePaging
}

/** Picks one cost object: by typing in the field, or in a fullscreen dialog with its 15 columns (`spec.md` 2 and 3). */
export function CostObjectPicker({ title, ...props }: CostObjectPickerProps) {
  const t = useWords(costObjectPickerWords)
  return (
    <ValueHelp
      {...props}
      title={title ?? t('title')}
      searchLabel={t('search')}
      columns={useCostObjectColumns()}
      rowKey={costObjectKey}
      rowLabel={costObjectLabel}
      rowCode={costObjectCode}
      rowDetail={costObjectDetail}
      preview={preview}
      empty={<StateMessage kind="empty" title={t('emptyTitle')} description={t('emptyText')} headingLevel={3} />}
    />
  )
}

const costObjectKey = ({ id }: CostObjectRow): string => id

const costObjectLabel = ({ costObject, name }: CostObjectRow): string => `${costObject} ${name}`

const costObjectDetail = ({ controllingArea, type }: CostObjectRow): string =>
  [controllingArea, type].filter(Boolean).join(' · ')

const previewPart = lazyPart(async () => (await import('./CostObjectPreview.js')).CostObjectPreview)

const preview = (costObject: CostObjectRow): ReactNode => <LazyPreview part={previewPart} props={{ costObject }} />
const costObjectCode = ({ costObject }: CostObjectRow): string => costObject
