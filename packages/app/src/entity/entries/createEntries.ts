import type { RefusedEntity } from '@embpm/contract'
import type { EntryNotes } from './entryNotes.js'

/** What is known of an entity that is stored. */
export interface StoredVersion {
  id: string
  lockVersion: number
}

/** What was entered of an entity and is not stored: fields `F` of an entity `S`. */
export interface Entry<F extends object, S extends StoredVersion> {
  /** Of the entity. */
  id: string
  /** The version that was looked at. */
  lockVersion: number
  fields: F
  /** `waiting` to be sent, a `conflict` with what somebody else entered, or `refused` for good. */
  status: 'waiting' | 'conflict' | 'refused'
  /** In a conflict: how it is stored now. */
  theirs: S | null
  /** Counts what was entered of it since it was last stored. */
  turn: number
}

/** What is entered: fields of an entity that was read at a version. */
export interface Entered<F extends object> extends StoredVersion {
  fields: F
}

/** What is known of all entries. */
export interface EntriesState<F extends object, S extends StoredVersion> {
  entries: ReadonlyMap<string, Entry<F, S>>
  sending: boolean
  /** Whether they could not be sent though there seemed to be a network. */
  failed: boolean
  /** When something was last stored; `null` before. */
  savedAt: Date | null
}

/** What entries need of the world. */
export interface EntriesWorld<F extends object, S extends StoredVersion> {
  /** Sends many at once. */
  send: (entered: readonly Entered<F>[]) => Promise<{ changed: readonly S[]; refused: readonly RefusedEntity[] }>
  /** How entities are stored now. */
  resolve: (ids: readonly string[]) => Promise<readonly S[]>
  /** Hears of entities as they are stored now; an entry stands until what it answers resolves, so that nothing older is seen in between. */
  onStored: (entities: readonly S[]) => void | Promise<void>
  /** Keeps what is not stored beyond this page. */
  notes: EntryNotes<F>
  isOnline: () => boolean
  /** How many are sent at once. Default 1000. */
  most?: number
}

/** How many are sent at once unless it is said. */
const usual = 1000

/** What is entered of entities: it is kept until it is stored, sent as one request for many, and lost in no conflict. */
export function createEntries<F extends object, S extends StoredVersion>({
  send,
  resolve,
  onStored,
  notes,
  isOnline,
  most = usual,
}: EntriesWorld<F, S>) {
  const listeners = new Set<() => void>()
  let state: EntriesState<F, S> = {
    entries: new Map(
      notes.read().map((one) => [one.id, { ...one, status: 'waiting' as const, theirs: null, turn: 0 }]),
    ),
    sending: false,
    failed: false,
    savedAt: null,
  }

  function set(next: Partial<EntriesState<F, S>>) {
    state = { ...state, ...next }
    if (next.entries) notes.write([...state.entries.values()].filter(({ status }) => status !== 'refused'))
    for (const listener of listeners) listener()
  }
  function change(id: string, next: Entry<F, S> | null) {
    const entries = new Map(state.entries)
    if (next) entries.set(id, next)
    else entries.delete(id)
    set({ entries })
  }

  async function store(changed: readonly S[], turns: ReadonlyMap<string, number>) {
    await onStored(changed)
    const entries = new Map(state.entries)
    for (const { id, lockVersion } of changed) {
      const entry = entries.get(id)
      if (!entry) continue
      // What was entered meanwhile builds on what is stored now.
      if (entry.turn === turns.get(id)) entries.delete(id)
      else entries.set(id, { ...entry, lockVersion })
    }
    set({ entries, savedAt: new Date() })
  }

  async function refuse(refused: readonly RefusedEntity[]) {
    const conflicting = refused.filter(({ code }) => code === 'CONFLICT').map(({ id }) => id)
    const current = conflicting.length > 0 ? await resolve(conflicting) : []
    await onStored(current)
    const theirs = new Map(current.map((one) => [one.id, one]))
    const entries = new Map(state.entries)
    for (const { id } of refused) {
      const entry = entries.get(id)
      if (!entry) continue
      const stored = theirs.get(id) ?? null
      entries.set(id, { ...entry, status: stored ? 'conflict' : 'refused', theirs: stored })
    }
    set({ entries })
  }

  async function flush(): Promise<void> {
    const waiting = [...state.entries.values()].filter(({ status }) => status === 'waiting').slice(0, most)
    if (state.sending || waiting.length === 0 || !isOnline()) return
    const turns = new Map(waiting.map(({ id, turn }) => [id, turn]))
    set({ sending: true, failed: false })
    try {
      const { changed, refused } = await send(waiting)
      // An answer that says nothing of them would be asked for without an end.
      if (changed.length + refused.length === 0) return set({ sending: false, failed: true })
      if (changed.length > 0) await store(changed, turns)
      if (refused.length > 0) await refuse(refused)
      set({ sending: false })
    } catch {
      return set({ sending: false, failed: true })
    }
    return flush()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    get: () => state,
    subscribe,
    /** Waits for what is on its way; whether nothing is left to be sent after that. */
    async allSent(): Promise<boolean> {
      while (state.sending)
        await new Promise<void>((resolve) => {
          const unsubscribe = subscribe(() => {
            unsubscribe()
            resolve()
          })
        })
      return [...state.entries.values()].every(({ status }) => status !== 'waiting')
    },
    /** Takes what was entered, and sends it as soon as that is possible. */
    enter(entered: readonly Entered<F>[]): Promise<void> {
      const entries = new Map(state.entries)
      for (const { id, lockVersion, fields } of entered) {
        const before = entries.get(id)
        const kept = before?.status === 'waiting' ? before : undefined
        entries.set(id, {
          id,
          lockVersion: kept?.lockVersion ?? lockVersion,
          fields: { ...kept?.fields, ...fields },
          status: 'waiting',
          theirs: null,
          turn: (before?.turn ?? 0) + 1,
        })
      }
      set({ entries })
      return flush()
    },
    flush,
    /** Enters what was in conflict again, over what somebody else entered. */
    again(id: string): Promise<void> {
      const entry = state.entries.get(id)
      if (!entry?.theirs) return Promise.resolve()
      change(id, { ...entry, status: 'waiting', lockVersion: entry.theirs.lockVersion, theirs: null })
      return flush()
    },
    /** Gives up what was entered. */
    drop: (id: string) => change(id, null),
  }
}
