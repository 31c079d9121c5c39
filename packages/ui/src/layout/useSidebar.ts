import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Where the focus goes when the overlay has closed: back to its opener, or to the page that was navigated to. */
type Return = 'toggle' | 'main'

/** How the sidebar stands: open beside the page, as a rail of glyphs, over the page, or not at all. */
export type SidebarState = 'beside' | 'rail' | 'over' | 'closed'

/** What `useSidebar` is asked for. */
export interface SidebarOptions {
  /** What is left of it when it is not open beside the page. */
  folded: 'rail' | 'closed'
  /** Whether it stands open beside the page, from 960 px. Controlled. */
  open: boolean | undefined
  /** Whether it does at first, uncontrolled. */
  defaultOpen: boolean
  /** Called when it is opened or folded there; not for the overlay, which is nothing to remember. */
  onOpenChange: ((open: boolean) => void) | undefined
}

/**
 * State of a layout's sidebar. Wide: beside the page. Narrow (below 960 px): an overlay, closed at first, that takes the
 * focus and gives it back. Growing wider closes the overlay.
 */
export function useSidebar({ folded, open, defaultOpen, onOpenChange }: SidebarOptions) {
  const narrow = useNarrow()
  const [wasNarrow, setWasNarrow] = useState(narrow)
  const [inner, setInner] = useState(defaultOpen)
  const [wasFolded, setWasFolded] = useState(folded)
  const [over, setOver] = useState(false)
  const sidebar = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const main = useRef<HTMLElement>(null)
  const back = useRef<Return>(undefined)

  if (narrow !== wasNarrow) {
    setWasNarrow(narrow)
    setOver(false)
  }

  // Another look begins as it does by itself.
  if (folded !== wasFolded) {
    setWasFolded(folded)
    setInner(defaultOpen)
  }

  const beside = open ?? inner
  const overlay = narrow && over
  const wide: SidebarState = beside ? 'beside' : folded
  const state: SidebarState = overlay ? 'over' : narrow ? 'closed' : wide
  const close = () => {
    back.current = 'toggle'
    setOver(false)
  }

  useEffect(() => {
    if (!overlay) {
      // After the commit: until then the page is inert and takes no focus.
      if (back.current) (back.current === 'main' ? main : toggle).current?.focus()
      back.current = undefined
      return
    }
    const side = sidebar.current
    side?.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      back.current = 'toggle'
      setOver(false)
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]')
      // With a key held the page opens elsewhere, and one stays here.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      back.current = 'main'
      setOver(false)
    }
    document.addEventListener('keydown', onKeyDown)
    side?.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      side?.removeEventListener('click', onClick)
    }
  }, [overlay])

  const toggleSidebar = () => {
    if (narrow) {
      setOver(!over)
      return
    }
    setInner(!beside)
    onOpenChange?.(!beside)
  }

  return { state, toggleSidebar, close, sidebar, toggle, main }
}

/** Below this width the sidebar lies over the page (spec, section 9: breakpoint md). */
const narrowQuery = '(width < 960px)'

const subscribeNarrow = (changed: () => void) => {
  const media = matchMedia(narrowQuery)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is narrower than 960 px; follows resizing. */
const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribeNarrow,
    () => matchMedia(narrowQuery).matches,
    () => false,
  )
