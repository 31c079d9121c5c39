import type { ReactNode, Ref } from 'react'

/** Props of `ScrollBox`. */
export interface ScrollBoxProps {
  /** Names what is in it. */
  label: string
  className: string
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

/** A part of a preview that scrolls, also by keys. */
export function ScrollBox({ label, className, ref, children }: ScrollBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe's scrollable-region-focusable: what scrolls must take the focus
    <div ref={ref} className={className} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
