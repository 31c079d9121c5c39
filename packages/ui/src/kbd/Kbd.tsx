import type { ComponentProps } from 'react'

export { useKeys } from './useKeys.js'

/** Props of `Kbd`: those of a `kbd` element. */
export type KbdProps = ComponentProps<'kbd'>

/** How the arrows are drawn that our font does not have. */
const arrows = { '←': 'M20 12H4m7-7-7 7 7 7', '→': 'M4 12h16m-7-7 7 7-7 7' } as const

const isArrow = (text: unknown): text is keyof typeof arrows => text === '←' || text === '→'

/** A key cap: `<Kbd>Ctrl</Kbd> <Kbd>K</Kbd>`. The arrows ← and →, which our font does not have, are drawn. */
export function Kbd({ className = '', children, ...rest }: KbdProps) {
  return (
    <kbd {...rest} className={`emb-kbd ${className}`}>
      {isArrow(children) ? (
        <svg width={12} height={12} viewBox="0 0 24 24" role="img" aria-label={children}>
          <path d={arrows[children]} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
        </svg>
      ) : (
        children
      )}
    </kbd>
  )
}
