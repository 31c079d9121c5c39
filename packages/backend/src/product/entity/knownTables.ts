import type { Entity, EntityName, EntityUse } from '@embpm/contract'

import type { Caller } from './EntityTableDefinition.js'

/** A table as tables of other kinds know it. */
export interface KnownTable {
  kind: EntityName
  /** Name in the storage. */
  name: string
  scopeOf: (caller: Caller) => string
  /** All entities as they are stored. */
  rows: (caller: Caller) => Promise<readonly Entity[]>
  /** Answers the label of one by its id; an unknown one, and `null`, have none. */
  labelOf: (caller: Caller) => Promise<(id: unknown) => object | null>
  /** Its entities that refer to one of another kind; `undefined` when none does. */
  usesOf: (kind: EntityName, target: Entity, caller: Caller) => Promise<EntityUse | undefined>
}

const known = new Map<EntityName, KnownTable>()

/** Lets tables know each other by name, so that they need not import each other in circles. Each table enters itself. */
export const knownTables = {
  enter: (table: KnownTable): void => void known.set(table.kind, table),
  get: (kind: EntityName): KnownTable | undefined => known.get(kind),
  all: (): readonly KnownTable[] => [...known.values()],
}
