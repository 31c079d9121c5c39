import type { ReactNode } from 'react'

/** Props of `ButtonContent`. */
export interface ButtonContentProps {
  icon?: ReactNode
  pending?: boolean
  /** Says to screen readers that it is pending. */
  pendingText?: string
  children?: ReactNode
}

/** Glyph, label and spinner of a button; the spinner takes the glyph's place, or lies over the label where there is none. */
export function ButtonContent({ icon, pending = false, pendingText, children }: ButtonContentProps) {
  return (
    <>
      {pending && <span className="emb-button-spinner" aria-hidden="true" />}
      {icon && !pending && <span className="emb-button-icon">{icon}</span>}
      {children !== undefined && children !== null && <span className="emb-button-label">{children}</span>}
      {pending && <span className="emb-visually-hidden">{pendingText}</span>}
    </>
  )
}
