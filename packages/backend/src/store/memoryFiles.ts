import type { FileStore } from './FileStore.js'

/** Keeps files in memory, for as long as the page lives. */
export function memoryFiles(): FileStore {
  const files = new Map<string, { size: number; parts: Blob[] }>()
  return {
    size: (id) => Promise.resolve(files.get(id)?.size ?? 0),
    append(id, offset, part) {
      const file = files.get(id) ?? { size: 0, parts: [] }
      if (offset === file.size) {
        file.parts.push(part)
        file.size += part.size
        files.set(id, file)
      }
      return Promise.resolve(file.size)
    },
    read(id) {
      const file = files.get(id)
      return Promise.resolve(file && new Blob(file.parts))
    },
    remove(id) {
      files.delete(id)
      return Promise.resolve()
    },
    clear() {
      files.clear()
      return Promise.resolve()
    },
    close() {},
  }
}
