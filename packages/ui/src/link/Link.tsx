import type { ComponentProps } from 'react'
import { useLink } from './LinkProvider.js'

/** Props of `Link`: those of an anchor, with an address. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads; a path, a whole address or `#part`. */
  href: string
}

/**
 * A plain anchor that the application's router serves on a plain left click (see `LinkProvider`). Clicks with a modifier
 * key, other targets, downloads and other origins stay the browser's. `rel="noreferrer"` is added for `target="_blank"`.
 * A `className` replaces the looks of a text link.
 */
export function Link({ href, className, onClick, target, rel, children, ...rest }: LinkProps) {
  const link = useLink()
  return (
    <a
      {...rest}
      href={href}
      className={className ?? 'emb-link'}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noreferrer' : undefined)}
      onClick={(event) => {
        onClick?.(event)
        link.onClick(event)
      }}
    >
      {children}
    </a>
  )
}
