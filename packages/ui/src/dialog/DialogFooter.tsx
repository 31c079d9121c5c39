import type { ComponentProps, ReactNode } from 'react'

/** Props of `Dialog.Footer`. */
export interface DialogFooterProps extends ComponentProps<'footer'> {
  /** What stands at the start: the selection, a hint about keys. */
  start?: ReactNode
  /** The buttons: Cancel, then the primary one. */
  children?: ReactNode
}

/** Button line of a dialog, 56 px, buttons at the end. */
export function DialogFooter({ start, className, children, ...rest }: DialogFooterProps) {
  return (
    <footer {...rest} className={className ? `emb-dialog-footer ${className}` : 'emb-dialog-footer'}>
      <div className="emb-dialog-footer-start">{start}</div>
      {children}
    </footer>
  )
}
