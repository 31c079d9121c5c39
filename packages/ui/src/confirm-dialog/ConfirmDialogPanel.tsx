import { useEffect, useId, useRef } from 'react'
import { Heading } from 'react-aria-components/Modal'
import { useAction } from '../action/index.js'
import { Button } from '../button/index.js'
import { Dialog } from '../dialog/Dialog.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import type { ConfirmDialogProps } from './ConfirmDialog.js'

const words = defineWords('confirmDialog', {
  title: 'Confirm action',
  message: 'Are you sure you want to confirm this action?',
  confirm: 'Confirm',
  cancel: 'Cancel',
})

/** What `ConfirmDialog` shows. */
export function ConfirmDialogPanel({
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
  // While it fades away its buttons are there still.
  const answered = useRef(false)
  useEffect(() => {
    if (open) answered.current = false
  }, [open])
  const answer = () => {
    answered.current = true
    onOpenChange(false)
  }
  const { pending, run: confirm } = useAction(() => {
    if (answered.current) return
    const result = onConfirm()
    if (!(result instanceof Promise)) return answer()
    return result.then(answer, () => {})
  })

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
        <Button variant={tone} autoFocus={tone === 'primary'} pending={pending} onPress={confirm}>
          {confirmLabel ?? t('confirm')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
