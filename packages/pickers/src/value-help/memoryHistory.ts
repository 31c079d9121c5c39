import type { ValueHelpHistory, ValueHistory } from './ValueHelpHistory.js'

const mostRecent = 8

const none: ValueHistory = { recent: [], favourites: [] }

/** Remembers the last 8 values and all favourites while the page is open. `onChange` is told of each change. */
export function memoryHistory(
  first: ValueHistory = none,
  onChange?: (history: ValueHistory) => void,
): ValueHelpHistory {
  const listeners = new Set<() => void>()
  let now = first
  const set = (next: ValueHistory) => {
    now = next
    onChange?.(next)
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => now,
    remember: (keys) => {
      if (keys.length === 0) return
      set({ ...now, recent: [...new Set([...keys, ...now.recent])].slice(0, mostRecent) })
    },
    setFavourite: (key, favourite) => {
      if (now.favourites.includes(key) === favourite) return
      const others = now.favourites.filter((other) => other !== key)
      set({ ...now, favourites: favourite ? [...others, key] : others })
    },
  }
}
