import { memoryHistory } from './memoryHistory.js'
import type { ValueHelpHistory, ValueHistory } from './ValueHelpHistory.js'

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
