import { useRef, useState, useSyncExternalStore, type ComponentProps, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { defineWords, useWords } from '../ui-strings/index.js'
import { ToastCard } from './ToastCard.js'
import { toasts } from './toasts.js'

const words = defineWords('toastRegion', { label: 'Messages' })

const unchanging = () => () => {}
const isPage = () => true
const isServer = () => false

/** Props of `ToastRegion`: those of the region. */
export type ToastRegionProps = Omit<ComponentProps<'section'>, 'children'>

/**
 * Shows the toasts at the bottom at the start of the window, above dialogs, and announces them politely. Put it once into
 * the application. Time stands still while the pointer or the focus is on the toasts; when the last one that had the focus
 * goes, the focus returns to where it was.
 */
export function ToastRegion({ className, ...rest }: ToastRegionProps) {
  const t = useWords(words)
  const list = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get)
  const onPage = useSyncExternalStore(unchanging, isPage, isServer)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const returnTo = useRef<HTMLElement | null>(null)

  const enter = (event: FocusEvent<HTMLElement>) => {
    const from = event.relatedTarget
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) returnTo.current = from
    setFocused(true)
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    const to = event.relatedTarget
    if (!(to instanceof Node && event.currentTarget.contains(to))) setFocused(false)
  }
  const close = (id: string) => {
    const hadFocus = focused
    toasts.close(id)
    if (toasts.get().length === 0) setHovered(false)
    if (!hadFocus) return
    setFocused(false)
    if (returnTo.current?.isConnected) returnTo.current.focus()
  }

  // A server has no page to put it on.
  if (!onPage) return null
  // React Aria keeps what carries this attribute usable while a dialog hides the rest of the page.
  return createPortal(
    <section
      aria-label={t('label')}
      {...rest}
      className={className ? `emb-toast-region ${className}` : 'emb-toast-region'}
      data-react-aria-top-layer="true"
    >
      <div
        role="presentation"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={enter}
        onBlur={leave}
      >
        <div className="emb-toast-list" aria-live="polite" aria-relevant="additions">
          {list.map((toast) => (
            <ToastCard key={toast.id} toast={toast} paused={hovered || focused} onClose={() => close(toast.id)} />
          ))}
        </div>
      </div>
    </section>,
    document.body,
  )
}
