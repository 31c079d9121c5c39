import type { Client, Entity, EntityName } from '@embpm/contract'
import type * as z from 'zod'
import type { Text } from '../text/Text.js'
import type { EntityApi } from './EntityApi.js'
import type { EntityField } from './EntityField.js'

/** The namespaces of the texts that have the words every list needs. */
export type EntityWords = {
  [N in keyof Text]: Text[N] extends {
    title: string
    new: string
    search: string
    emptyTitle: string
    emptyText: string
  }
    ? N
    : never
}[keyof Text]

/** A kind of entity as its list, its object page and the pickers of others know it. */
export interface EntityKind<E extends Entity> {
  /** Names it in query keys, drafts, saved views and uses: `ricefws`. */
  name: EntityName
  /** Namespace of its words. */
  words: EntityWords
  /** Address of its list below `/{lang}/{orgId}`: `/bp/ricefw`. */
  path: `/${string}`
  /** Its endpoints. */
  api: (client: Client) => EntityApi<E>
  schema: z.ZodType<E>
  /** What people call one: its name, or its number and name. */
  nameOf: (entity: E) => string
  /** Its fields by name, in the order in which people think of them. */
  fields: Readonly<Record<string, EntityField>>
  /** Columns that its list can be sorted by. */
  sortColumns: readonly string[]
  /** Columns that its list can be filtered by. */
  filterColumns: readonly string[]
}

/** Writes down a kind of entity. */
export const defineKind = <E extends Entity>(kind: EntityKind<E>): EntityKind<E> => kind
