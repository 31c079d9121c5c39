import type { DataColumn } from '@embpm/ui/data-table'
import { Dialog, type DialogProps } from '@embpm/ui/dialog'
import type { ReactNode } from 'react'
import type { ValueHelpState } from './useValueHelp.js'
import { ValueHelpFooter } from './ValueHelpFooter.js'
import { ValueHelpTable } from './ValueHelpTable.js'

/** Props of `ValueHelpDialog`; further ones go to the dialog element. Source, keys and labels come from `help`. */
export interface ValueHelpDialogProps<Row>
  extends ValueHelpDialogOptions<Row>, Omit<DialogProps, keyof ValueHelpDialogOptions<Row> | OfDialog> {}

/** What the value help decides about its dialog. */
type OfDialog = 'open' | 'defaultOpen' | 'onOpenChange' | 'size' | 'trigger' | 'children'

/** What a value help's dialog shows. */
export interface ValueHelpDialogOptions<Row> {
  help: ValueHelpState<Row>
  /** Title of the dialog and name of its table, for example "Select service". */
  title: string
  /** What the value is for, shown beside the title. */
  context?: ReactNode
  /** Words on the primary button. Default: the title. */
  confirmLabel?: string
  /** Accessible name and placeholder of the search, for example "Search services". */
  searchLabel: string
  columns: readonly DataColumn<Row>[]
  /** Rows per page at the beginning. Default 50. */
  pageSize?: number
  /** Details of the marked row, beside the table from 1280 px on. */
  preview?: (row: Row) => ReactNode
  /** Shown when the source has no rows at all. */
  empty?: ReactNode
}

/**
 * The fullscreen dialog of a picker: search, filters, sort, pages, one selectable row, preview. The selection is a draft:
 * only the primary button, Enter on the selected row, or a double click takes it. Cancel, Escape and X change nothing.
 */
export function ValueHelpDialog<Row>({
  help,
  title,
  context,
  confirmLabel = title,
  searchLabel,
  columns,
  pageSize,
  preview,
  empty,
  ...rest
}: ValueHelpDialogProps<Row>) {
  return (
    <Dialog
      {...rest}
      open={help.isOpen}
      onOpenChange={(open) => {
        if (!open) help.cancel()
      }}
      size="fullscreen"
    >
      <div className="emb-value-help-dialog" data-density="compact">
        <Dialog.Header title={title} context={context} />
        <Dialog.Body padded={false} className="emb-value-help-body">
          <ValueHelpTable {...{ help, title, searchLabel, columns, pageSize, preview, empty }} />
        </Dialog.Body>
        <ValueHelpFooter help={help} confirmLabel={confirmLabel} />
      </div>
    </Dialog>
  )
}
