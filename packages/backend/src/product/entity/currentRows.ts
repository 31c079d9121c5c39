import type { Entity, EntityName } from '@embpm/contract'
import { dequal } from 'dequal/lite'

import type { Caller, EntityTableDefinition } from './EntityTableDefinition.js'
import { knownTables } from './knownTables.js'

/** Where the entities of a kind come from. */
export interface CurrentRowsSource<E extends Entity> {
  kind: EntityName
  stored: (caller: Caller) => Promise<readonly E[]>
  /** The kinds that they refer to. */
  refersTo: readonly EntityName[]
  /** What else the labels depend on, such as the day it is. */
  asOf?: () => string
  labels: NonNullable<EntityTableDefinition<E>['labels']>
}

/**
 * Answers the entities of a kind with their labels as they are now. Labels are stored with each write, so this costs
 * nothing until something that they refer to is changed. The same array is answered as long as nothing changed.
 */
export function currentRows<E extends Entity>({ kind, stored, refersTo, asOf, labels }: CurrentRowsSource<E>) {
  const kinds = new Set(refersTo)
  kinds.delete(kind)
  const made = new WeakMap<readonly E[], { at?: string; sources: readonly (readonly Entity[])[]; rows: readonly E[] }>()

  return async (caller: Caller): Promise<readonly E[]> => {
    const rows = await stored(caller)
    if (kinds.size === 0) return rows
    const tables = knownTables.all().filter((table) => kinds.has(table.kind))
    const places = tables.map(({ name, scopeOf }) => ({ name, organisationId: scopeOf(caller) }))
    const at = asOf?.()
    if (at === undefined && (await caller.store.isPristine(places))) return rows
    const sources = await Promise.all(tables.map((table) => table.rows(caller)))
    const before = made.get(rows)
    if (before?.at === at && before?.sources.every((source, index) => source === sources[index])) return before.rows
    const labelled = await labels(caller)
    const current = rows.map((row) => {
      const next = labelled(row)
      return dequal(next, row) ? row : next
    })
    made.set(rows, { at, sources, rows: current })
    return current
  }
}
