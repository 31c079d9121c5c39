import type { Entity, EntityName, Family, Fields } from '@embpm/contract'
import type { AuditEntry } from '@embpm/contract/audit-log'

import type { Seeds } from '../../store/collection.js'
import type { Caller } from './EntityTableDefinition.js'
import type { RecordedStep } from './entityHistory.js'
import type { FoundUse, NamedLink } from './entityUses.js'
import type { ReadBy } from './withAccess.js'

/** A table as tables of other kinds know it. */
export interface KnownTable {
  kind: EntityName
  /** Who may read and write its entities. */
  family: Family
  /** Families that read them though none of their kinds refers to it. */
  readBy: readonly Family[]
  /** The kinds that its fields refer to. */
  refersTo: readonly EntityName[]
  fields: Fields
  /** Name in the storage. */
  name: string
  scopeOf: (caller: Caller) => string
  /** The sample entities of an organisation, made at the first question. */
  samples: (organisationId: string) => Seeds<Entity>
  /** All entities as they are stored. */
  rows: (caller: Caller) => Promise<readonly Entity[]>
  /** Answers the label of one by its id; an unknown one, and `null`, have none. */
  labelOf: (caller: Caller) => Promise<(id: unknown) => object | null>
  /** What people call one by its id; `undefined` for one that is not there, or not for this user to see. */
  nameOf: (id: string, caller: Caller) => Promise<string | undefined>
  /** What people call one that is at hand. */
  nameOfEntity: (entity: Entity) => string
  /** Whether the caller sees every one of its entities, and all of each: then what the audit log tells of a step never changes. */
  isOpenTo: (caller: Caller) => boolean
  /** What steps of its entities that the caller may see, those deleted since included, are in the audit log, in the same order. */
  entries: (caller: Caller, steps: readonly RecordedStep[]) => Promise<readonly AuditEntry[]>
  /** What its samples that the caller may see say of their own lives. The same array each time where all are seen. */
  entriesOfSamples: (caller: Caller) => Promise<readonly AuditEntry[]>
  /** The fields that tell its entities apart. */
  key: readonly string[]
  /** The kinds that its entities can refer to, by a field or in another way. */
  linksTo: readonly EntityName[]
  /** Those whose column has a text, as far as the caller may see them. */
  having: (column: string, text: string, caller: Caller) => Promise<readonly Entity[]>
  /** The first ones in which every word of a text is found. */
  search: (text: string, size: number, caller: Caller) => Promise<readonly Entity[]>
  /** Its entities that refer to one of any kind. */
  usesOf: (kind: EntityName, target: Entity, caller: Caller) => Promise<readonly FoundUse[]>
  /** What one that the caller sees refers to; nothing for an unknown one. */
  linksOf: (id: string, caller: Caller) => Promise<readonly NamedLink[]>
}

const known = new Map<EntityName, KnownTable>()

/** Lets tables know each other by name, so that they need not import each other in circles. Each table enters itself. */
export const knownTables = {
  enter: (table: KnownTable): void => void known.set(table.kind, table),
  get: (kind: EntityName): KnownTable | undefined => known.get(kind),
  all: (): readonly KnownTable[] => [...known.values()],
  /** The families that read a kind: its own first, then those that use it. A kind is used where a field refers to it. */
  readersOf(kind: EntityName): ReadBy {
    const table = known.get(kind)
    if (!table) throw new Error(`There is no table of ${kind}.`)
    const users = [...known.values()].filter(({ refersTo }) => refersTo.includes(kind))
    return [table.family, ...table.readBy, ...users.flatMap(({ family, readBy }) => [family, ...readBy])]
  },
}
