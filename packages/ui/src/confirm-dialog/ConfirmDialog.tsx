import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Heading } from 'react-aria-components/Modal'
import { Button } from '../button/index.js'
import { Dialog } from '../dialog/index.js'
import { defineWords, useWords } from '../ui-strings/index.js'

const words = defineWords('confirmDialog', {
  title: 'Confirm action',
  message: 'Are you sure you want to confirm this action?',
  confirm: 'Confirm',
  cancel: 'Cancel',
})

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

/** Asks before something is done: title, one sentence, two buttons. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  message,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  dismissible = false,
  ...rest
}: ConfirmDialogProps) {
  const t = useWords(words)
  const messageId = useId()
  const [pending, setPending] = useState(false)

  const confirm = async () => {
    const result = onConfirm()
    if (result instanceof Promise) {
      setPending(true)
      const done = await result.then(
        () => true,
        () => false,
      )
      setPending(false)
      if (!done) return
    }
    onOpenChange(false)
  }

  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      size="s"
      dismissible={dismissible && !pending}
      aria-describedby={messageId}
    >
      <Dialog.Body className="emb-confirm-dialog">
        <Heading slot="title" level={2} className="emb-dialog-title">
          {title ?? t('title')}
        </Heading>
        <p id={messageId} className="emb-confirm-dialog-message">
          {message ?? t('message')}
        </p>
      </Dialog.Body>
      <Dialog.Footer>
        <Button autoFocus={tone === 'danger'} disabled={pending} onPress={() => onOpenChange(false)}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button variant={tone} autoFocus={tone === 'primary'} pending={pending} onPress={() => void confirm()}>
          {confirmLabel ?? t('confirm')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
