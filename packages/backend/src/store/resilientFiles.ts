import type { StoreProblem } from '../store.js'
import type { FileStore } from './FileStore.js'
import { isUnavailable, reasonOf } from './indexedDbChanges.js'
import { memoryFiles } from './memoryFiles.js'

/**
 * Keeps files in memory where the browser has no storage at all, and reports that once. A failure of a storage that is
 * there, such as a full one, is left to the caller: memory would not have the parts that came before.
 */
export function resilientFiles(primary: FileStore, onProblem: (problem: StoreProblem) => void): FileStore {
  let fallback: FileStore | undefined

  async function run<T>(work: (files: FileStore) => Promise<T>): Promise<T> {
    if (fallback) return work(fallback)
    try {
      return await work(primary)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (!fallback) {
        fallback = memoryFiles()
        const message = `Files cannot be stored (${reasonOf(error)}). They last until the page is closed.`
        onProblem({ kind: 'unavailable', message })
      }
      return work(fallback)
    }
  }

  return {
    size: (id) => run((files) => files.size(id)),
    append: (id, offset, part) => run((files) => files.append(id, offset, part)),
    read: (id) => run((files) => files.read(id)),
    remove: (id) => run((files) => files.remove(id)),
    clear: () => run((files) => files.clear()),
    close: () => primary.close(),
  }
}
