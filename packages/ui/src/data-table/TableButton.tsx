import type { ComponentProps, ReactNode } from 'react'
import { ButtonContent } from '../button/ButtonContent.js'

/** Props of `TableButton`. */
export interface TableButtonProps extends ComponentProps<'button'> {
  variant?: 'ghost' | 'secondary'
  size?: 'm' | 's'
  icon?: ReactNode
  /** Name of a button that shows its glyph alone. */
  label?: string
}

/** A button of the table's bars: the looks of `Button` on the browser's own element, which every table has at once. */
export function TableButton({
  variant = 'ghost',
  size = 'm',
  icon,
  label,
  className = '',
  disabled,
  children,
  ...rest
}: TableButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`emb-button ${className}`}
      disabled={disabled}
      data-disabled={disabled || undefined}
      data-variant={variant}
      data-size={size}
      data-has-icon={icon ? true : undefined}
      data-icon-only={label === undefined ? undefined : true}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </button>
  )
}
