/** What a user of a picker chose before, and what they marked with a star, by key. */
export interface ValueHistory {
  /** The last chosen keys, newest first. */
  recent: readonly string[]
  /** The marked keys, in the order in which they were marked. */
  favourites: readonly string[]
}

/**
 * Remembers recent and favourite values of one picker. `memoryHistory()` keeps them as long as the page is open,
 * `storedHistory(storage, key)` longer; an app may have one of its own, such as one on its server.
 */
export interface ValueHelpHistory {
  /** Calls the listener after each change. @returns a function that ends it */
  subscribe(listener: () => void): () => void
  /** What is known now: the same object until something changes. */
  snapshot(): ValueHistory
  /** Puts these keys in front of the recent ones. */
  remember(keys: readonly string[]): void
  setFavourite(key: string, favourite: boolean): void
}

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

/**
 * Remembers recent and favourite values in a storage of the browser under a key of the caller, such as one per user and
 * picker. What is there but cannot be read is taken as nothing; a storage that is full or forbidden is done without.
 */
export function storedHistory(storage: Pick<Storage, 'getItem' | 'setItem'>, key: string): ValueHelpHistory {
  return memoryHistory(read(storage, key), (history) => {
    try {
      storage.setItem(key, JSON.stringify(history))
    } catch {
      // Remembering is a help and no duty.
    }
  })
}

function read(storage: Pick<Storage, 'getItem'>, key: string): ValueHistory {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return { recent: texts(stored, 'recent'), favourites: texts(stored, 'favourites') }
  } catch {
    return { recent: [], favourites: [] }
  }
}

function texts(holder: unknown, property: keyof ValueHistory): string[] {
  if (typeof holder !== 'object' || holder === null) return []
  const list: unknown = Reflect.get(holder, property)
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}

const histories = new WeakMap<object, ValueHelpHistory>()

/** The history that all pickers on one source share while the page is open, unless they were given another. */
export function sourceHistory(source: object): ValueHelpHistory {
  const known = histories.get(source)
  if (known) return known
  const made = memoryHistory()
  histories.set(source, made)
  return made
}
