import type { ChangeRecord, Changes } from './changes.js'

/** Keeps changes in memory, for as long as the page lives. */
export function memoryChanges(initial: readonly ChangeRecord[] = []): Changes {
  const records = new Map(initial.map((record) => [record.key, record]))
  let revision = 0
  let sequence = 0
  return {
    read(known) {
      const now = `memory-${revision}`
      return Promise.resolve(known?.revision === now ? known : { revision: now, records: [...records.values()] })
    },
    write(decisions) {
      for (const [key, decide] of decisions) {
        const record = decide(records.get(key), sequence + 1)
        if (!record) continue
        records.set(key, record)
        sequence += 1
        revision += 1
      }
      return Promise.resolve()
    },
    setAside(key) {
      records.delete(key)
      revision += 1
      return Promise.resolve()
    },
    clear() {
      records.clear()
      sequence = 0
      revision += 1
      return Promise.resolve()
    },
    close() {},
  }
}
