import { useSyncExternalStore } from 'react'

/** Below this width the sidebar lies over the page (spec, section 9: breakpoint md). */
const query = '(width < 960px)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is narrower than 960 px; follows resizing. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
