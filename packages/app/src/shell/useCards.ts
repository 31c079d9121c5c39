import { useSyncExternalStore } from 'react'

/** Below this width tables show their rows as cards. */
const query = '(width < 600px)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether tables show their rows as cards, which have room for other facts; follows resizing. */
export const useCards = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
