import { useEffect, useEffectEvent, useId, useMemo, useRef, type ComponentProps } from 'react'
import { HeadingContext } from 'react-aria-components/Heading'
import { useElementRef } from '../field/index.js'

/** Props of `DrawerDocked`. */
export interface DrawerDockedProps extends ComponentProps<'section'> {
  onClose: () => void
}

/**
 * The drawer beside the page: a landmark that takes the focus when it opens. Escape closes it while the focus is inside, and
 * the focus goes back to what had it.
 */
export function DrawerDocked({ onClose, ref, ...rest }: DrawerDockedProps) {
  const titleId = useId()
  const [attach, panel] = useElementRef<HTMLElement>(ref)
  const before = useRef<Element>(null)
  useEffect(() => {
    const element = panel.current
    before.current = document.activeElement
    if (!element?.contains(document.activeElement)) element?.focus({ preventScroll: true })
    return () => {
      const focused = document.activeElement
      // Taken away with the panel, the focus falls to the body; elsewhere it was put by the user.
      if (focused !== document.body && !element?.contains(focused)) return
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    }
  }, [panel])
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // On the document: whatever has its own use for Escape inside was asked before, and what it opened lies elsewhere.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (event.target instanceof Node && panel.current?.contains(event.target)) close()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [panel])
  const heading = useMemo(() => ({ slots: { title: { id: titleId, level: 2 } } }), [titleId])
  return (
    <HeadingContext value={heading}>
      <aside
        tabIndex={-1}
        {...rest}
        ref={attach}
        aria-labelledby={rest['aria-label'] === undefined ? (rest['aria-labelledby'] ?? titleId) : undefined}
        data-mode="docked"
      />
    </HeadingContext>
  )
}
