import type { Entity } from '@embpm/contract'

import type { ChangeRecord } from './changes.js'
import type { Collection } from './collection.js'

/** The seeds of one organisation with its changes laid over them. */
export interface Overlay<E extends Entity> {
  readonly revision: string
  /** Own entities, the newest first, then the seeds in their order. */
  readonly list: readonly E[]
  get(id: string): E | undefined
  getDeleted(id: string): E | undefined
  /** Keys of records whose entity does not fit the schema. */
  readonly damaged: readonly string[]
}

/** Lays records over a collection's seeds. */
export function overlay<E extends Entity>(
  collection: Collection<E>,
  organisationId: string,
  changes: { revision: string; records: readonly ChangeRecord[] },
): Overlay<E> {
  const seeds = collection.seeds(organisationId)
  const changed = new Map<string, E>()
  const deleted = new Map<string, E>()
  const damaged: string[] = []
  for (const record of changes.records) {
    if (record.collection !== collection.name || record.organisationId !== organisationId) continue
    const parsed = collection.schema.safeParse(record.entity)
    if (!parsed.success) damaged.push(record.key)
    else (record.deleted ? deleted : changed).set(parsed.data.id, parsed.data)
  }
  const own = [...changed.values()].filter((entity) => !seeds.byId.has(entity.id)).toSorted(newestFirst)
  const kept =
    changed.size + deleted.size === 0
      ? seeds.list
      : seeds.list.filter((seed) => !deleted.has(seed.id)).map((seed) => changed.get(seed.id) ?? seed)
  return {
    revision: changes.revision,
    list: own.length === 0 ? kept : [...own, ...kept],
    get: (id) => changed.get(id) ?? (deleted.has(id) ? undefined : seeds.byId.get(id)),
    getDeleted: (id) => deleted.get(id),
    damaged,
  }
}

function newestFirst(left: Entity, right: Entity): number {
  if (left.createdAt !== right.createdAt) return left.createdAt < right.createdAt ? 1 : -1
  return left.id < right.id ? 1 : -1
}
