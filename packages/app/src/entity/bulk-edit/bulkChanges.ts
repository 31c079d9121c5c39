import type { Entity } from '@embpm/contract'
import type { NamedEntity } from './BulkKind.js'

/** What is to be changed of one entity. */
export interface BulkChange extends NamedEntity {
  /** The new values of the fields that differ; none for an entity that stays as it is. */
  fields: Readonly<Record<string, unknown>>
}

/** Whether two values say the same; the order of an object's names does not matter. */
export const sameValue = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : one,
  )

/** What new values change of each entity. */
export const bulkChanges = (rows: readonly NamedEntity[], values: Readonly<Record<string, unknown>>): BulkChange[] =>
  rows.map((row) => ({
    ...row,
    fields: Object.fromEntries(
      Object.entries(values).filter(([field, value]) => !sameValue(Reflect.get(row.entity, field), value)),
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
