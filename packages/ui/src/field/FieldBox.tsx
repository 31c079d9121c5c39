import type { ComponentProps } from 'react'

/** Props of `FieldBox`. */
export interface FieldBoxProps extends ComponentProps<'div'> {
  /** Red outline, 2 px. Default `false`. */
  invalid?: boolean
  /** Disabled fill and text. Default `false`. */
  disabled?: boolean
  /** No outline and no inset: the value reads as plain text. Default `false`. */
  readOnly?: boolean
  /** Buttons at the end touch the outline, divided by a line. Default `false`. */
  flushEnd?: boolean
}

/**
 * The outline of a field. It draws the focus ring on its own border while a text input inside has the focus. Put an
 * `<input className="emb-field-input">` and glyphs or buttons inside.
 */
export function FieldBox({ invalid, disabled, readOnly, flushEnd, className, ...rest }: FieldBoxProps) {
  return (
    <div
      {...rest}
      className={className ? `emb-field-box ${className}` : 'emb-field-box'}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      data-flush-end={flushEnd || undefined}
    />
  )
}
