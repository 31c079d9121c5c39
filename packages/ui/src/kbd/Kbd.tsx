import type { ComponentProps } from 'react'

export { useKeys } from './useKeys.js'

/** Props of `Kbd`: those of a `kbd` element. */
export type KbdProps = ComponentProps<'kbd'>

/** A key cap: `<Kbd>Ctrl</Kbd> <Kbd>K</Kbd>`. */
export function Kbd({ className = '', ...rest }: KbdProps) {
  return <kbd {...rest} className={`emb-kbd ${className}`} />
}
