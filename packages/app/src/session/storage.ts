import * as z from 'zod'
import { languageSchema, type Language } from './languages.js'
import { redirectPath } from './redirectPath.js'

/** Colour scheme, theme and layout of the shell. Source: spec.md, sections 2 and 3. */
export const lookSchema = z.object({
  scheme: z.enum(['light', 'dark', 'auto']).catch('light'),
  theme: z.string().catch('theme-brand'),
  layout: z.string().catch('classy'),
})

/** Colour scheme, theme and layout as they are remembered. */
export type Look = z.infer<typeof lookSchema>

const uuid = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12})$/i

/** Identifier of an organisation: a UUID of version 1 to 5 or the all-zero UUID. Source: spec.md, section 5. */
export const organisationIdSchema = z.string().regex(uuid)

const token = z.string().regex(/^[\w.~+/=-]+$/)

const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context) => {
      try {
        const value: unknown = JSON.parse(text)
        return value
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)

/** What each key holds once parsed. Source: spec.md, section 3. */
export interface StorageValues {
  organisation: string
  activeLang: Language
  Project: string
  fuseConfig: Look
  id_token: string
  redirectUrl: string
  teams: 'true' | 'false'
  access_token: string
}

const schemas: { readonly [K in keyof StorageValues]: z.ZodType<StorageValues[K]> } = {
  organisation: organisationIdSchema,
  activeLang: languageSchema,
  Project: z.string().min(1).max(200),
  fuseConfig: json(lookSchema),
  id_token: token,
  redirectUrl: z.string().refine((value) => redirectPath(value) !== null),
  teams: z.enum(['true', 'false']),
  access_token: token,
}

/** The keys that the workspace keeps. */
export type StorageKey = keyof StorageValues

/** What is remembered between visits; the one place that touches local storage. */
export interface Storage {
  /** The parsed value, or `null`. A stored value that does not parse is removed. */
  get<K extends StorageKey>(key: K): StorageValues[K] | null
  /** Remembers a value; `null` forgets it. An object is kept as JSON. */
  set<K extends StorageKey>(key: K, value: StorageValues[K] | null): void
  /** `false` when the browser offers no storage and values live only as long as this page. */
  readonly persistent: boolean
}

/** What is needed of a `localStorage`. */
export type KeyValueStore = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A store of its own, gone with the page; for private mode and stories. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** The browser's own store, or `null` where it is forbidden or absent. */
export function browserStore(): KeyValueStore | null {
  try {
    const store = window.localStorage
    const probe = 'embpm-probe'
    store.setItem(probe, probe)
    store.removeItem(probe)
    return store
  } catch {
    return null
  }
}

/**
 * Puts a store in memory where the browser forbids even to look at its own, and takes a forbidden database away: libraries
 * that only ask whether there is one would otherwise end the start with a SecurityError.
 */
export function standInForStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memoryStore(), configurable: true })
  }
  try {
    void window.indexedDB
  } catch {
    Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
  }
}

/** Storage over the given store; without one (`null`) it keeps values in memory and works all the same. */
export function createStorage(store: KeyValueStore | null = browserStore()): Storage {
  const values = store ?? memoryStore()
  const attempt = <T>(action: () => T): T | null => {
    try {
      return action()
    } catch {
      // A full or revoked storage must never stop the work; the value is then not remembered.
      return null
    }
  }
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
  }
}

function parse<K extends StorageKey>(key: K, stored: string): StorageValues[K] | null {
  const result = schemas[key].safeParse(stored)
  return result.success ? result.data : null
}
