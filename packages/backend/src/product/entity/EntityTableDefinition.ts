import type { ConditionKind } from '@embpm/calendar'
import type { Entity, EntityName, Family, Fields, Profile, Visitor } from '@embpm/contract'
import type { AuditAction } from '@embpm/contract/audit-log'
import type * as z from 'zod/mini'

import type { Context } from '../../context.js'
import type { Draft } from './draft.js'

/** What a handler knows of a request that may be about the entities of an organisation. */
export interface Caller extends Context {
  user: Profile
  organisationId: string
  /** What the user is in the organisation. */
  visitor: Visitor
}

/** What a column refers to from within. */
export interface Reference<E extends Entity> {
  kind: EntityName
  /** Column of the entities of that kind that it names. Default `id`. */
  by?: string
  /** The texts that a row refers by. */
  texts: (entity: E) => readonly string[]
}

/** What a rule about one entity may look at. */
export interface WriteContext<E extends Entity> {
  /** How it stood before the write; `undefined` for a new one. */
  before: E | undefined
  /** All of its kind, with what this step has changed already. */
  draft: Draft<E>
  caller: Caller
}

/** What the contract says of a kind of entity. */
export interface EntityRules<E extends Entity> {
  kind: EntityName
  family: Family
  readBy?: readonly Family[]
  fields: Fields
  key: readonly string[]
  schema: z.ZodMiniType<E>
  input: z.ZodMiniType<object>
  patch: z.ZodMiniType<object> & { readonly shape: object }
  kinds: Readonly<Record<string, ConditionKind>>
  search: readonly string[]
  empty: Readonly<Record<string, unknown>>
  nameOf: (entity: E) => string
  /** What others that refer to one call it. */
  referenceOf: (entity: E) => { name: string }
}

/** What a table of one kind of entity is made of. */
export interface EntityTableDefinition<E extends Entity> {
  /** Name in the storage. */
  name: string
  /** What the ids of new ones begin with: `SRV` for SRV-00001. */
  prefix: string
  /** What the contract says of the kind. */
  entity: EntityRules<E>
  /** The sample entities of an organisation, made at the first question. */
  seeds: (organisationId: string) => readonly NoInfer<E>[]
  /** The text that a list is sorted by unless it says otherwise. Default: the newest first. */
  order?: (entity: E) => string
  /** What the server gives to a new one besides id and stamps, by its number. */
  own?: (caller: Caller, number: number) => Partial<E>
  /** Adds what follows from the fields, with each write. */
  derive?: (entity: E, context: WriteContext<E>) => E
  /** What columns refer to that are no references by the contract. */
  refers?: Readonly<Record<string, Reference<E>>>
  /** Finds by id those that use an entity of any kind in a way that no field says, and what of them does; empty for the whole. */
  usedBy?: (kind: EntityName, target: Entity, caller: Caller) => Promise<ReadonlyMap<string, string>>
  /** The same the other way around: what one uses in a way that no field says, and what of it does. */
  uses?: (entity: E, caller: Caller) => Promise<readonly { kind: EntityName; id: string; note: string }[]>
  /** What the label of one is for those that refer to it. Default: its id, code and name. */
  asLabel?: (entity: E) => object
  /**
   * Finds what entities show of those that they refer to, besides labels: asked once before each write, and again when
   * a kind that they refer to has changed since.
   */
  labels?: (caller: Caller) => Promise<(entity: E) => E>
  /** Kinds whose entities change what `labels` finds, besides those that fields refer to. */
  follows?: readonly EntityName[]
  /** What else changes what `labels` finds, such as the day it is. */
  asOf?: () => string
  /** Refuses, by throwing, a new, changed or restored entity among all others. */
  admit?: (entity: E, context: WriteContext<E>) => void
  /** The same where entities of other kinds have a say: they are asked for once before each write. */
  admitting?: (caller: Caller) => Promise<(entity: E, context: WriteContext<E>) => void>
  /** Refuses, by throwing, to delete one. */
  release?: (entity: E, context: WriteContext<E>) => void
  /** Other entities that change with a written one, by id, as they are then. They have no step of their own in a history. */
  consequences?: (entity: E, context: WriteContext<E>) => readonly E[]
  /** Fields whose values nobody may read; they are answered as empty texts. */
  hidden?: (entity: E) => readonly string[]
  /** What of an entity the caller may see; `undefined` for nothing. Default: all of it. */
  seen?: (entity: E, caller: Caller) => E | undefined
  /** Whether the caller sees all of every entity, so that `seen` is not asked. */
  seesAll?: (caller: Caller) => boolean
  /** What the audit log calls a new or changed entity's step, where that is not `created` or `changed`. */
  actionOf?: (after: E, before: E | undefined) => AuditAction | undefined
  /** Fields that a history names besides those that a patch may change. */
  recorded?: readonly string[]
  /** Whose entities they are: the named organisation's, or those of the whole installation. Default `organisation`. */
  scope?: 'organisation' | 'installation'
}
