import type { Entity } from '@embpm/contract'
import { dequal } from 'dequal/lite'
import type { NamedEntity } from './BulkKind.js'

/** What is to be changed of one entity. */
export interface BulkChange extends NamedEntity {
  /** The new values of the fields that differ; none for an entity that stays as it is. */
  fields: Readonly<Record<string, unknown>>
}

/** What new values change of each entity. A value that is missing is `null`. */
export const bulkChanges = (rows: readonly NamedEntity[], values: Readonly<Record<string, unknown>>): BulkChange[] =>
  rows.map((row) => ({
    ...row,
    fields: Object.fromEntries(
      Object.entries(values).filter(([field, value]) => !dequal(Reflect.get(row.entity, field) ?? null, value ?? null)),
    ),
  }))

/** The changes that take others back: the old values, at the versions that the entities have by now. */
export function undoChanges(changes: readonly BulkChange[], changed: readonly Entity[]): BulkChange[] {
  const now = new Map(changed.map((entity) => [entity.id, entity]))
  return changes.flatMap(({ entity: before, name, fields }) => {
    const entity = now.get(before.id)
    if (!entity) return []
    return {
      entity,
      name,
      fields: Object.fromEntries(Object.keys(fields).map((field) => [field, Reflect.get(before, field)])),
    }
  })
}
