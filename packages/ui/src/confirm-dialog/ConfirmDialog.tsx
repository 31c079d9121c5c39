import { useState, type ComponentProps, type ReactNode } from 'react'
import { LazyPanel } from '../lazy-part/LazyPanel.js'
import { lazyPart } from '../lazy-part/lazyPart.js'

const panel = lazyPart(async () => (await import('./ConfirmDialogPanel.js')).ConfirmDialogPanel)

/** Props of `ConfirmDialog`; further ones go to the dialog element. */
export interface ConfirmDialogProps extends Omit<ComponentProps<'section'>, 'title' | 'role' | 'children'> {
  /** Whether it is shown. */
  open: boolean
  /** Called with `false` when it was cancelled or, after `onConfirm`, confirmed. */
  onOpenChange: (open: boolean) => void
  /** A question, such as "Delete 3 work packages?". Default "Confirm action" (specification, 8). */
  title?: ReactNode
  /** One sentence with the consequence. Default "Are you sure you want to confirm this action?". */
  message?: ReactNode
  /** The verb. Default "Confirm". */
  confirmLabel?: string
  /** Default "Cancel". */
  cancelLabel?: string
  /** `danger` for what destroys something: a red button, and the focus begins on Cancel. Default `primary`. */
  tone?: 'danger' | 'primary'
  /** Called on confirmation. While a returned promise is pending the dialog stays and its button shows that; if it fails it stays open. */
  onConfirm: () => void | Promise<unknown>
  /** Whether Escape and a press beside it cancel. Default `false`. */
  dismissible?: boolean
}

/**
 * Asks before something is done: title, one sentence, two buttons. Its code comes when it is first asked; a question that
 * cannot be loaded counts as cancelled.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange } = props
  // From then on it stays, so that it can fade when it closes.
  const [asked, setAsked] = useState(open)
  if (open && !asked) setAsked(true)
  if (!asked) return null
  return (
    <LazyPanel
      part={panel}
      panel={(Panel) => <Panel {...props} />}
      onFailed={() => {
        setAsked(false)
        if (open) onOpenChange(false)
      }}
    />
  )
}
