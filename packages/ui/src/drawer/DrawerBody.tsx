import { useRef, type ReactNode } from 'react'
import { useKeyboardScroll } from './useKeyboardScroll.js'

/** Props of `DrawerBody`. */
export interface DrawerBodyProps {
  padded: boolean
  children: ReactNode
}

/** The only part of a drawer that scrolls. */
export function DrawerBody({ padded, children }: DrawerBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  useKeyboardScroll(body)
  return (
    <div ref={body} className="emb-drawer-body" data-padded={padded || undefined}>
      {children}
    </div>
  )
}
