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
import { useServiceColumns } from './serviceColumns.js'
import { servicePickerWords } from './servicePickerWords.js'
import type { ServiceRow } from './ServiceRow.js'

/** Props of `ServicePicker`. The value is the service's `id`. */
export interface ServicePickerProps
  extends ControlProps<string>, Pick<ValueHelpProps<ServiceRow, string>, 'context' | 'placeholder' | 'history'> {
  /** Where the services come from. Keep it stable between renders. */
  source: RowSource<ServiceRow>
  /** Title of the dialog, name of the field's button and of the primary button. Default "Select service". */
  title?: string
  /** Rows per page at the beginning. Default 50. */
  pageSize?: number
  /** How the dialog shows a long list, as in `DataTable`. Default `pages`. */
  paging?: TablePaging
}

/** Picks one service: by typing in the field, or in a fullscreen dialog with its 13 columns (`spec.md` 2, service picker). */
export function ServicePicker({ title, ...props }: ServicePickerProps) {
  const t = useWords(servicePickerWords)
  return (
    <ValueHelp
      {...props}
      title={title ?? t('title')}
      searchLabel={t('search')}
      columns={useServiceColumns()}
      rowKey={serviceKey}
      rowLabel={serviceLabel}
      rowCode={serviceCode}
      rowDetail={serviceDetail}
      preview={preview}
      empty={<StateMessage kind="empty" title={t('emptyTitle')} description={t('emptyDescription')} headingLevel={3} />}
    />
  )
}

const serviceKey = ({ id }: ServiceRow): string => id

const serviceLabel = ({ name, wbs }: ServiceRow): string => (wbs ? `${name} · ${wbs}` : name)

const serviceCode = ({ id, serviceName = id }: ServiceRow): string => serviceName

const serviceDetail = ({ serviceName = '' }: ServiceRow): string => serviceName

const previewPart = lazyPart(async () => (await import('./ServicePreview.js')).ServicePreview)

const preview = (service: ServiceRow): ReactNode => <LazyPreview part={previewPart} props={{ service }} />
