import * as z from 'zod/mini'
import { draftPrefix, json, memorySessionStore, type SessionStore } from './storage.js'

/** Unsaved input that outlives a lost session: each user has their own, in one tab, until it is saved or given up. */
export interface Drafts {
  /** The draft of this name that is the user's and fits the schema; any other counts as none. */
  get<T extends z.core.$ZodType>(name: string, schema: T): z.output<T> | null
  /** Keeps a draft, as JSON. Where the browser has no room, it lives as long as the page. */
  set(name: string, value: unknown): void
  delete(name: string): void
  /** Forgets the drafts of all users of this tab. */
  clear(): void
}

/**
 * Drafts in the session store, which a redirect to the identity provider leaves as it is.
 *
 * @param person whose session it is; while it is nobody's, nothing is kept
 */
export function createDrafts(store: SessionStore, person: () => string | null): Drafts {
  const spare = memorySessionStore()
  const keyOf = (name: string) => {
    const user = person()
    return user === null ? null : `${draftPrefix}${JSON.stringify([user, name])}`
  }
  const forget = (key: string) => {
    store.removeItem(key)
    spare.removeItem(key)
  }
  return {
    get(name, schema) {
      const key = keyOf(name)
      const kept = key === null ? null : (spare.getItem(key) ?? store.getItem(key))
      const { data: value } = json(z.unknown()).safeParse(kept)
      const parsed = z.safeParse(schema, value)
      return parsed.success ? parsed.data : null
    },
    set(name, value) {
      const key = keyOf(name)
      if (key === null) return
      const text = JSON.stringify(value)
      forget(key)
      store.setItem(key, text)
      if (store.getItem(key) !== text) spare.setItem(key, text)
    },
    delete(name) {
      const key = keyOf(name)
      if (key !== null) forget(key)
    },
    clear() {
      for (const kept of [store, spare]) {
        for (const key of kept.keys()) if (key.startsWith(draftPrefix)) kept.removeItem(key)
      }
    },
  }
}
