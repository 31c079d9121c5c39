import type { ChangeRecord, Decide } from './changes.js'
import type { Collection, Row } from './collection.js'

/** What is stored under an id right now: the changed entity, or else the seed. */
export interface Stored<E extends Row> {
  readonly entity: E
  readonly deleted: boolean
}

/** What to store of an entity; nothing without `store`. */
export interface Decision<E extends Row> {
  readonly store?: Stored<E>
  /** Where a new one goes. */
  readonly place?: 'first' | 'last'
}

/** One entity of a step that writes several. */
export type Step = readonly [key: string, decide: Decide]

/**
 * Turns a decision about an entity into one about its record. It may be asked for again when the storage fails, so it must
 * come to the same each time.
 */
export function stepOf<E extends Row>(
  collection: Collection<E>,
  { organisationId, id }: { organisationId: string; id: string },
  decide: (standing: Stored<E> | undefined) => Decision<E>,
): Step {
  const key = `${collection.name}/${organisationId}/${id}`
  const decideOnRecord: Decide = (record, sequence): ChangeRecord | undefined => {
    const stored = record && collection.schema.safeParse(record.entity)
    const changed = stored?.success ? { entity: stored.data, deleted: record?.deleted === true } : undefined
    const seed = changed ? undefined : collection.seeds(organisationId).byId.get(id)
    const { store, place } = decide(changed ?? (seed && { entity: seed, deleted: false }))
    if (!store) return undefined
    const rank = place === undefined ? (record?.rank ?? 0) : place === 'first' ? -sequence : sequence
    return { key, collection: collection.name, organisationId, rank, ...store }
  }
  return [key, decideOnRecord]
}
