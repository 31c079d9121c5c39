import { Link } from '@embpm/ui/link'
import { Skeleton } from '@embpm/ui/skeleton'
import { useEffect, useRef, type ReactNode } from 'react'

/** Props of `ChatLine`. */
export interface ChatLineProps {
  /** Where it leads; without an address it is a button. */
  href?: string
  /** Called when it is pressed or followed. */
  onOpen: () => void
  /** Whether it is what the page shows. */
  current?: boolean
  /** Focus when it appears. */
  autoFocus?: boolean
  children: ReactNode
}

/** A line of a list that opens something: a link where that has an address, else a button. */
export function ChatLine({ href, onOpen, current = false, autoFocus = false, children }: ChatLineProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (autoFocus) item.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [autoFocus])
  const shared = { className: 'emb-app-chat-line', 'aria-current': current || undefined, onClick: onOpen }
  return (
    <li ref={item}>
      {href === undefined ? (
        <button type="button" {...shared}>
          {children}
        </button>
      ) : (
        <Link href={href} {...shared}>
          {children}
        </Link>
      )}
    </li>
  )
}

/** Lines of a list that are not there yet. */
export function ChatLinePending() {
  return <Skeleton className="emb-app-chat-pending" rows={8} columns={[52, 220]} />
}
