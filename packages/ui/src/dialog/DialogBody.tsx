import type { ComponentProps } from 'react'

/** Props of `Dialog.Body`. */
export interface DialogBodyProps extends ComponentProps<'div'> {
  /** `false` for content that goes to the edges and scrolls by itself, such as a table. Default `true`. */
  padded?: boolean
}

/** The only part of a dialog that scrolls. */
export function DialogBody({ padded = true, className, ...rest }: DialogBodyProps) {
  return (
    <div
      {...rest}
      className={className ? `emb-dialog-body ${className}` : 'emb-dialog-body'}
      data-padded={padded || undefined}
    />
  )
}
