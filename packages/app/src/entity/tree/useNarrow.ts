import { useSyncExternalStore } from 'react'

/** Below this width a tree and a page do not fit beside each other. */
const query = '(width < 840px)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether a tree and the page of what is chosen in it are two steps, one after the other; follows resizing. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
