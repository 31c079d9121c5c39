import type { StoreProblem } from '../store.js'
import type { Changes, ChangeSet } from './changes.js'
import { isUnavailable, reasonOf } from './indexedDbChanges.js'
import { memoryChanges } from './memoryChanges.js'

/**
 * Goes on in memory, with the changes known so far, from the first moment that the storage fails, and reports it once.
 */
export function resilientChanges(primary: Changes, onProblem: (problem: StoreProblem) => void): Changes {
  let fallback: Changes | undefined
  let last: ChangeSet | undefined

  async function run<T>(work: (changes: Changes) => Promise<T>): Promise<T> {
    if (fallback) return work(fallback)
    try {
      return await work(primary)
    } catch (error) {
      if (!fallback) {
        fallback = memoryChanges(last?.records)
        const kind = isUnavailable(error) || last !== undefined ? 'unavailable' : 'damaged'
        onProblem({
          kind,
          message: `Changes cannot be stored (${reasonOf(error)}). They last until the page is closed.`,
        })
      }
      return work(fallback)
    }
  }

  return {
    read: (known) =>
      run(async (changes) => {
        const set = await changes.read(known)
        last = set
        return set
      }),
    write: (decisions) => run((changes) => changes.write(decisions)),
    setAside: (key) => run((changes) => changes.setAside(key)),
    clear: () => run((changes) => changes.clear()),
    close: () => primary.close(),
  }
}
