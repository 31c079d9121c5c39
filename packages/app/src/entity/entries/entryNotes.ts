import type { Entered } from './createEntries.js'

/** What is not stored yet, beyond this page. */
export interface EntryNotes<F extends object> {
  read: () => readonly Entered<F>[]
  write: (entries: readonly Entered<F>[]) => void
}

/** An entry as it is kept: it is sent in nobody else's name. */
export type KeptEntry<F extends object> = Entered<F> & { user: string; organisation: string }

/** Where entries are kept. */
export interface EntryStore<F extends object> {
  read: () => readonly KeptEntry<F>[]
  write: (entries: KeptEntry<F>[]) => void
}

/** Entries in a store: each user has their own in each organisation. What others left there is nobody's business and stays. */
export function createEntryNotes<F extends object>(
  store: EntryStore<F>,
  user: string,
  organisation: string,
): EntryNotes<F> {
  const isOwn = (one: { user: string; organisation: string }) => one.user === user && one.organisation === organisation
  return {
    read: () => store.read().filter(isOwn),
    write(entries) {
      const own = entries.map(({ id, lockVersion, fields }) => ({ user, organisation, id, lockVersion, fields }))
      store.write([...store.read().filter((one) => !isOwn(one)), ...own])
    },
  }
}
