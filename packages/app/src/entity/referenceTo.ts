import {
  kinds,
  type Client,
  type EntityName,
  maxKeyLength,
  type EntityOfKind,
  type ReferenceName,
  type ReferenceTarget,
  type RequestOptions,
} from '@embpm/contract'
import { apiOf } from './apiOf.js'

/** Somebody or something that an entity refers to, as people know it. */
export interface ReferenceEntry {
  id: string
  name: string
  /** What tells it from others of the same name. */
  detail?: string
}

/** Options of a search. */
export interface FindOptions extends RequestOptions {
  /** How many entries are offered. Default 20. */
  size?: number
}

/** How the entries of one target are found. */
export interface Reference {
  /** The first ones in which every token of `search` is found; without tokens the first ones at all. */
  find(client: Client, search: string, options: FindOptions): Promise<ReferenceEntry[]>
  /** Those of the ids that exist. */
  resolve(client: Client, ids: string[], options: RequestOptions): Promise<ReferenceEntry[]>
  /** What those with the keys are called, and what the deleted ones were called at last; keys that never were are left out. */
  names(client: Client, keys: readonly string[], options: NamesOptions): Promise<ReferenceName[]>
}

/** Options of asking for names. */
export interface NamesOptions extends RequestOptions {
  /** The column whose texts the keys are; people have ids alone. Default: they are ids. */
  by?: string
}

// People type more than a key, and files hold it.
const possible = (keys: readonly string[]) => keys.filter(({ length }) => length > 0 && length <= maxKeyLength)

/** What is written down of each kind of entity, as far as it says what one is called. */
type Named = { readonly [K in EntityName]: () => Promise<Naming<EntityOfKind<K>>> }

interface Naming<E> {
  referenceOf: (entity: E) => Omit<ReferenceEntry, 'id'>
}

const named: Named = kinds

const ofKind = <K extends EntityName>(kind: K): Reference => {
  const api = apiOf(kind)
  const entries = async (entities: EntityOfKind<K>[]) => {
    const { referenceOf } = await named[kind]()
    return entities.map((entity) => ({ id: entity.id, ...referenceOf(entity) }))
  }
  return {
    async find(client, search, { size = 20, ...options }) {
      return entries((await api(client).list({ search: search || undefined, size }, options)).rows)
    },
    async resolve(client, ids, options) {
      return entries(await api(client).resolve({ ids }, options))
    },
    names: (client, keys, { by, ...options }) => api(client).names({ keys: possible(keys), by }, options),
  }
}

const people: Reference = {
  async find(client, search, { size = 20, ...options }) {
    const found = await client.people.find({ search, size }, options)
    return found.map(({ id, name, email }) => ({ id, name, detail: email }))
  },
  resolve: (client, ids, options) => client.people.resolve({ ids }, options),
  names: (client, keys, { signal }) => client.people.names({ keys: possible(keys) }, { signal }),
}

/** What fields refer to: people, and the entities of each kind as the contract calls them. */
export const referenceTo = (target: ReferenceTarget): Reference => (target === 'people' ? people : ofKind(target))
