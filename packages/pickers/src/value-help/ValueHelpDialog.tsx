import { Dialog, type DialogProps, type DialogSize } from '@embpm/ui/dialog'
import type { ReactNode } from 'react'
import type { ValueHelpState } from './useValueHelp.js'
import { ValueHelpFooter } from './ValueHelpFooter.js'

/** What a value help's dialog shows around its body. */
export interface ValueHelpDialogOptions {
  /** Title of the dialog and name of its table or tree, for example "Select service". */
  title: string
  /** What the value is for, shown beside the title. */
  context?: ReactNode
  /** Words on the primary button. Default: the title. */
  confirmLabel?: string
  /** Width of the dialog. Default `fullscreen`. */
  size?: DialogSize
  /** Adds a button that empties the value and closes. Default `false`. */
  clearable?: boolean
}

/** What the value help decides about its dialog. */
type OfDialog = 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'size'

/** Props of `ValueHelpDialog`; further ones go to the dialog element. */
export interface ValueHelpDialogProps<Row>
  extends ValueHelpDialogOptions, Omit<DialogProps, keyof ValueHelpDialogOptions | OfDialog> {
  help: ValueHelpState<Row>
  /** `ValueHelpTable` or `ValueHelpTree`, mounted only while it is open. */
  children: ReactNode
}

/**
 * The dialog of a picker around a table or tree. What is selected is a draft: only the primary button, Enter on the selected
 * row, or a double click takes it. Cancel, Escape and X change nothing.
 */
export function ValueHelpDialog<Row>(props: ValueHelpDialogProps<Row>) {
  const {
    help,
    title,
    context,
    confirmLabel = title,
    size = 'fullscreen',
    clearable = false,
    children,
    ...rest
  } = props
  return (
    <Dialog
      {...rest}
      open={help.isOpen}
      onOpenChange={(open) => {
        if (!open) help.cancel()
      }}
      size={size}
    >
      <div className="emb-value-help-dialog" data-size={size} data-density="compact">
        <Dialog.Header title={title} context={context} />
        <Dialog.Body padded={false} className="emb-value-help-body">
          {children}
        </Dialog.Body>
        <ValueHelpFooter help={help} confirmLabel={confirmLabel} clearable={clearable} />
      </div>
    </Dialog>
  )
}
