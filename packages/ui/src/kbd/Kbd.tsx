import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'

export { useKeys } from './useKeys.js'

/** Props of `Kbd`: those of a `kbd` element. */
export type KbdProps = ComponentProps<'kbd'>

const glyph = { size: 12, strokeWidth: 2 } as const

/** A key cap: `<Kbd>Ctrl</Kbd> <Kbd>K</Kbd>`. The arrows ← and →, which our font does not have, are drawn. */
export function Kbd({ className = '', children, ...rest }: KbdProps) {
  return (
    <kbd {...rest} className={`emb-kbd ${className}`}>
      {children === '←' ? (
        <ArrowLeft {...glyph} aria-label="←" />
      ) : children === '→' ? (
        <ArrowRight {...glyph} aria-label="→" />
      ) : (
        children
      )}
    </kbd>
  )
}
