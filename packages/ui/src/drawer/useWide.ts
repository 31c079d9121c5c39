import { useSyncExternalStore } from 'react'

/** From this width a docked panel pushes the page (spec, section 9: breakpoint lg). */
const query = '(width >= 1280px)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is 1280 px wide or more; follows resizing. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
