import { useSyncExternalStore } from 'react'

/** Below this width, in px, a tree and a page do not fit beside each other. */
const beside = 840

/** By width. */
const watched = new Map<number, { query: string; subscribe: (changed: () => void) => () => void }>()

function watchOf(below: number) {
  const before = watched.get(below)
  if (before) return before
  const query = `(width < ${below}px)`
  const made = {
    query,
    subscribe: (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
  }
  watched.set(below, made)
  return made
}

/**
 * Whether what stands beside each other, such as a tree and the page of what is chosen in it, becomes two steps, one after the
 * other; follows resizing.
 * @param below width in px that is too narrow. Default 840
 */
export function useNarrow(below: number = beside): boolean {
  const { query, subscribe } = watchOf(below)
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
