import type { Execution } from '@embpm/contract/execution'
import type * as entries from '../../../entity/entries/createEntries.js'
import type { EntryStore } from '../../../entity/entries/entryNotes.js'
import type { Storage } from '../../../session/storage.js'

/** What can be entered in a cell. */
export type EntryFields = Partial<Pick<Execution, 'hours' | 'quantity' | 'state'>>

/** What was entered in a cell and is not stored. */
export type Entry = entries.Entry<EntryFields, Execution>

/** What entries of executions need of the world. */
export type EntriesWorld = entries.EntriesWorld<EntryFields, Execution>

/** Where entries of executions are kept until they are stored. */
export const executionEntries = (storage: Storage): EntryStore<EntryFields> => ({
  read: () => storage.get('executionEntries') ?? [],
  write: (all) => storage.set('executionEntries', all.length > 0 ? all : null),
})
