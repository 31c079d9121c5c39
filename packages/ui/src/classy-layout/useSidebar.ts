import { useEffect, useRef, useState } from 'react'
import { useNarrow } from './useNarrow.js'

/** Where the focus goes when the overlay has closed: back to its opener, or to the page that was navigated to. */
type Return = 'toggle' | 'main'

/**
 * State of the sidebar. Wide: beside the page, open at first. Narrow: an overlay, closed at first, that takes the focus
 * and gives it back. Growing wider closes the overlay.
 */
export function useSidebar() {
  const narrow = useNarrow()
  const [wasNarrow, setWasNarrow] = useState(narrow)
  const [beside, setBeside] = useState(true)
  const [over, setOver] = useState(false)
  const sidebar = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const main = useRef<HTMLElement>(null)
  const back = useRef<Return>(undefined)

  if (narrow !== wasNarrow) {
    setWasNarrow(narrow)
    setOver(false)
  }

  const overlay = narrow && over
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

  return {
    state: overlay ? ('over' as const) : !narrow && beside ? ('beside' as const) : ('closed' as const),
    toggleSidebar: () => (narrow ? setOver(!over) : setBeside(!beside)),
    close,
    sidebar,
    toggle,
    main,
  }
}
