import * as z from 'zod/mini'
import { languageSchema, type Language } from './languages.js'
import { redirectPath } from './redirectPath.js'

const orElse = z.catch

/** What each user sets for themselves: colour scheme, theme and layout of the shell (spec.md, sections 2 and 3), and what is our own. */
export const lookSchema = z.object({
  scheme: orElse(z.enum(['light', 'dark', 'auto']), 'light'),
  theme: orElse(z.string(), 'theme-brand'),
  layout: orElse(z.string(), 'classy'),
  /** Height of the rows of lists: 32 or 40 px. */
  density: orElse(z.enum(['compact', 'comfortable']), 'compact'),
  /** Path of the page that a visit begins with, such as `/$lang/$orgId/bp/report`; empty for the processes. */
  start: orElse(z.string(), ''),
  /** Whether a single letter, digit or sign acts wherever the focus is (WCAG 2.2, 2.1.4). */
  singleKeys: orElse(z.boolean(), true),
  /** Kinds of notifications that are turned off, by the id of the user. A kind that nobody knows is kept, and does nothing. */
  mutedNotices: orElse(z.record(z.string(), z.array(z.string())), {}),
})

/** What each user sets for themselves, as it is remembered. */
export type Look = z.infer<typeof lookSchema>

const uuid = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12})$/i

/** Identifier of an organisation: a UUID of version 1 to 5 or the all-zero UUID. Source: spec.md, section 5. */
export const organisationIdSchema = z.string().check(z.regex(uuid))

const token = z.string().check(z.regex(/^[\w.~+/=-]+$/))

/** A text that holds JSON of this shape. */
export const json = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string, context) => {
        try {
          const value: unknown = JSON.parse(text)
          return value
        } catch {
          context.issues.push({ code: 'custom', message: 'not JSON', input: text })
          return z.NEVER
        }
      }),
    ),
    schema,
  )

/** Name of a realm, which is the client id as well: one part of an address. Source: spec.md, section 7. */
export const realmSchema = z.string().check(z.regex(/^[a-z\d][\w.-]{0,63}$/i))

/** The project that somebody has chosen in an organisation. */
const chosenProjectSchema = z.object({
  /** Whose choice it is: the next user must not meet it. */
  user: z.string().check(z.minLength(1)),
  organisation: organisationIdSchema,
  id: z.string().check(z.minLength(1), z.maxLength(64)),
})

/** What a user wrote in the chats and is not rid of: drafts by chat, and messages that nobody confirmed. */
export const chatNotesSchema = z.object({
  /** Whose they are: the next user must not see them. */
  user: z.string().check(z.minLength(1)),
  drafts: z.record(z.string(), z.string()),
  unsent: z.array(
    z.object({ id: z.string(), chatId: z.string(), value: z.string(), at: z.string(), after: z.string() }),
  ),
})

/** Drafts and unsent messages of the chats as they are remembered. */
export type ChatNotes = z.infer<typeof chatNotesSchema>

/** What somebody entered as done in executions, and no server has stored yet. */
const executionEntriesSchema = z.array(
  z.object({
    /** Whose they are: they are sent in nobody else's name. */
    user: z.string().check(z.minLength(1)),
    organisation: organisationIdSchema,
    id: z.string(),
    lockVersion: z.int(),
    fields: z.object({
      hours: z.exactOptional(z.number()),
      quantity: z.exactOptional(z.number()),
      state: z.exactOptional(z.enum(['planned', 'entered', 'confirmed', 'rejected'])),
    }),
  }),
)

/** Results of tests that somebody recorded, and no server has stored yet. */
const testResultsSchema = z.array(
  z.object({
    /** Whose they are: they are sent in nobody else's name. */
    user: z.string().check(z.minLength(1)),
    organisation: organisationIdSchema,
    id: z.string(),
    lockVersion: z.int(),
    fields: z.object({
      key: z.string(),
      earlier: z.array(z.string()),
      result: z.enum(['not run', 'pass', 'reservations', 'fail', 'blocked']),
      actual: z.string(),
      defectRef: z.string(),
      seconds: z.number(),
      executedAt: z.string(),
    }),
  }),
)

/** What each key holds once parsed. Source: spec.md, sections 3 and 7 (`clientId`, the realm); `chatNotes`, `executionEntries`, `testResults`, `assistantChats` and `copiedElements` are our own. */
export interface StorageValues {
  organisation: string
  activeLang: Language
  Project: z.infer<typeof chosenProjectSchema>
  fuseConfig: Look
  id_token: string
  redirectUrl: string
  teams: 'true' | 'false'
  access_token: string
  clientId: string
  chatNotes: ChatNotes
  executionEntries: z.infer<typeof executionEntriesSchema>
  testResults: z.infer<typeof testResultsSchema>
  /** What somebody asked the assistant, with its answers, as their reader checks them. */
  assistantChats: string
  /** Elements of a diagram on their way to another tab, as their reader checks them. */
  copiedElements: string
}

const schemas: { readonly [K in keyof StorageValues]: z.ZodMiniType<StorageValues[K]> } = {
  organisation: organisationIdSchema,
  activeLang: languageSchema,
  Project: json(chosenProjectSchema),
  fuseConfig: json(lookSchema),
  id_token: token,
  redirectUrl: z.string().check(z.refine((value) => redirectPath(value) !== null)),
  teams: z.enum(['true', 'false']),
  access_token: token,
  clientId: realmSchema,
  chatNotes: json(chatNotesSchema),
  executionEntries: json(executionEntriesSchema),
  testResults: json(testResultsSchema),
  assistantChats: z.string().check(z.maxLength(2_000_000)),
  copiedElements: z.string().check(z.maxLength(5_000_000)),
}

/** The keys that the workspace keeps. */
export type StorageKey = keyof StorageValues

/** What is remembered between visits; the one place that touches local storage. */
export interface Storage {
  /** The parsed value, or `null`. A stored value that does not parse is removed. */
  get<K extends StorageKey>(key: K): StorageValues[K] | null
  /** Remembers a value; `null` forgets it. An object is kept as JSON. */
  set<K extends StorageKey>(key: K, value: StorageValues[K] | null): void
  /**
   * Listens to changes that another tab makes, and to a page that comes back from the browser's cache, where it heard of
   * none. @returns ends the listening
   */
  watch(listener: () => void): () => void
  /** `false` when the browser offers no storage and values live only as long as this page. */
  readonly persistent: boolean
}

/** What is needed of a `localStorage`. */
export type KeyValueStore = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A store of its own, gone with the page; for private mode and stories. */
export const memoryStore = (): KeyValueStore => storeOver(new Map())

const storeOver = (values: Map<string, string>): KeyValueStore => ({
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
})

/** A full or revoked storage must never stop the work; the value is then not remembered. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** A store of the browser, or `null` where it is forbidden, absent or takes nothing. */
function usableStore(name: 'localStorage' | 'sessionStorage'): globalThis.Storage | null {
  try {
    const store = window[name]
    const probe = 'embpm-probe'
    store.setItem(probe, probe)
    store.removeItem(probe)
    return store
  } catch {
    return null
  }
}

/** Begins the keys of drafts in the session store. */
export const draftPrefix = 'draft '

/** What is kept for one tab: tokens that must not outlive the session, and drafts. A full or revoked one never throws. */
export interface SessionStore extends KeyValueStore {
  /** `false` when the browser offers none and values live only as long as this page. */
  readonly persistent: boolean
  keys(): string[]
  /** Forgets everything but drafts, which wait until their user has signed in again. */
  clear(): void
}

function sessionStoreOver(values: KeyValueStore, keys: () => string[], persistent: boolean): SessionStore {
  const store: SessionStore = {
    persistent,
    getItem: (key) => attempt(() => values.getItem(key)),
    setItem: (key, value) => void attempt(() => values.setItem(key, value)),
    removeItem: (key) => void attempt(() => values.removeItem(key)),
    keys: () => attempt(keys) ?? [],
    clear: () => {
      for (const key of store.keys()) if (!key.startsWith(draftPrefix)) store.removeItem(key)
    },
  }
  return store
}

/** A session store of its own, gone with the page. */
export function memorySessionStore(): SessionStore {
  const values = new Map<string, string>()
  return sessionStoreOver(storeOver(values), () => [...values.keys()], false)
}

/**
 * What the browser keeps for good (`null` where it is forbidden or absent) and for this tab. A missing one is replaced on the
 * page as well, by one in memory: libraries that only ask whether there is one would otherwise end the start.
 */
export function openStores(): { store: KeyValueStore | null; sessionStore: SessionStore } {
  const store = usableStore('localStorage')
  const tab = usableStore('sessionStorage')
  if (!store) standIn('localStorage')
  if (!tab) standIn('sessionStorage')
  const keys = (of: globalThis.Storage) => Array.from({ length: of.length }, (_, index) => of.key(index) ?? '')
  return { store, sessionStore: tab ? sessionStoreOver(tab, () => keys(tab), true) : memorySessionStore() }
}

const standIn = (name: 'localStorage' | 'sessionStorage') =>
  void Object.defineProperty(window, name, { value: memoryStore(), configurable: true })

/**
 * The store that this origin has outside of a frame, for a browser that keeps a framed page apart and lets it ask; `null`
 * where it does not. It may have to be asked for by a press.
 */
export async function firstPartyStore(): Promise<KeyValueStore | null> {
  const ask: unknown = Reflect.get(document, 'requestStorageAccess')
  if (typeof ask !== 'function') return null
  try {
    const handle: unknown = await Reflect.apply(ask, document, [{ localStorage: true }])
    if (typeof handle !== 'object' || handle === null || !('localStorage' in handle)) return null
    return handle.localStorage instanceof window.Storage ? handle.localStorage : null
  } catch {
    return null
  }
}

/** Storage over the given store; without one (`null`) it keeps values in memory and works all the same. */
export function createStorage(store: KeyValueStore | null = usableStore('localStorage')): Storage {
  const values = store ?? memoryStore()
  const remove = (key: StorageKey) => void attempt(() => values.removeItem(key))
  return {
    persistent: store !== null,
    get: (key) => {
      const stored = attempt(() => values.getItem(key))
      if (stored === null) return null
      const parsed = parse(key, stored)
      if (parsed === null) remove(key)
      return parsed
    },
    set: (key, value) => {
      if (value === null) return remove(key)
      attempt(() => values.setItem(key, typeof value === 'string' ? value : JSON.stringify(value)))
    },
    watch(listener) {
      const listening = new AbortController()
      const { signal } = listening
      window.addEventListener('storage', listener, { signal })
      window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
      return () => listening.abort()
    },
  }
}

function parse<K extends StorageKey>(key: K, stored: string): StorageValues[K] | null {
  const result = schemas[key].safeParse(stored)
  return result.success ? result.data : null
}
