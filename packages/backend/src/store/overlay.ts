import type { ChangeRecord } from './changes.js'
import type { Collection, Row } from './collection.js'

/** The seeds of one organisation with its changes laid over them. */
export interface Overlay<E extends Row> {
  readonly revision: string
  /** Own entities that stand before the seeds, the newest first, the seeds in their order, then own ones behind them. */
  readonly list: readonly E[]
  get(id: string): E | undefined
  readonly deleted: ReadonlyMap<string, E>
  /** Keys of records whose entity does not fit the schema. */
  readonly damaged: readonly string[]
}

/** Lays records over a collection's seeds. */
export function overlay<E extends Row>(
  collection: Collection<E>,
  organisationId: string,
  changes: { revision: string; records: readonly ChangeRecord[] },
): Overlay<E> {
  const seeds = collection.seeds(organisationId)
  const changed = new Map<string, E>()
  const own: { entity: E; rank: number }[] = []
  const deleted = new Map<string, E>()
  const damaged: string[] = []
  for (const record of changes.records) {
    if (record.collection !== collection.name || record.organisationId !== organisationId) continue
    const entity = read(collection, record)
    if (!entity) damaged.push(record.key)
    else {
      ;(record.deleted ? deleted : changed).set(entity.id, entity)
      if (!record.deleted && !seeds.byId.has(entity.id)) own.push({ entity, rank: record.rank })
    }
  }
  const ranked = own.toSorted((left, right) => left.rank - right.rank)
  const before = ranked.filter(({ rank }) => rank <= 0).map(({ entity }) => entity)
  const behind = ranked.filter(({ rank }) => rank > 0).map(({ entity }) => entity)
  const kept =
    changed.size + deleted.size === 0
      ? seeds.list
      : seeds.list.filter((seed) => !deleted.has(seed.id)).map((seed) => changed.get(seed.id) ?? seed)
  return {
    revision: changes.revision,
    list: own.length === 0 ? kept : [...before, ...kept, ...behind],
    get: (id) => changed.get(id) ?? (deleted.has(id) ? undefined : seeds.byId.get(id)),
    deleted,
    damaged,
  }
}

/** The entity of a record, checked once for each record; `null` when it does not fit the schema. */
function read<E extends Row>({ schema, checked }: Collection<E>, record: ChangeRecord): E | null {
  const before = checked.get(record)
  if (before !== undefined) return before
  const entity = schema.safeParse(record.entity).data ?? null
  checked.set(record, entity)
  return entity
}
