import type { ComponentProps } from 'react'

/** Props of `Badge`. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** What the word means; the colour only confirms it. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info'
}

/** A short word about a thing, 20 px high: "Draft", "Failed", "Unsaved changes". Text without room ends in an ellipsis. */
export function Badge({ tone = 'neutral', className = '', children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={`emb-badge ${className}`}>
      {typeof children === 'string' ? <span className="emb-badge-text">{children}</span> : children}
    </span>
  )
}
