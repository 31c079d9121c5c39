import type { ChangeRecord } from './changes.js'
import type { Collection, Row } from './collection.js'

/** The seeds of one organisation with its changes laid over them. */
export interface Overlay<E extends Row> {
  readonly revision: string
  /** What is laid over the seeds. */
  readonly records: readonly ChangeRecord[]
  /** Own entities that stand before the seeds, the newest first, the seeds in their order, then own ones behind them. */
  readonly list: readonly E[]
  get(id: string): E | undefined
  readonly deleted: ReadonlyMap<string, E>
  /** Keys of records whose entity does not fit the schema. */
  readonly damaged: readonly string[]
}

const noRecords: readonly ChangeRecord[] = []

/** The records of all collections by `collection/organisation`. */
export type RecordsByPlace = ReadonlyMap<string, readonly ChangeRecord[]>

/**
 * Lays the records of a collection over its seeds. Where nothing of the collection itself was written, it is as `before`, with the same
 * arrays: what is known of their order and texts stays known, however much is written elsewhere.
 */
export function overlay<E extends Row>(
  collection: Collection<E>,
  organisationId: string,
  { revision, byPlace, before }: { revision: string; byPlace: RecordsByPlace; before: Overlay<E> | undefined },
): Overlay<E> {
  const records = byPlace.get(`${collection.name}/${organisationId}`) ?? noRecords
  if (before && areSame(before.records, records)) return { ...before, revision }
  const seeds = collection.seeds(organisationId)
  const changed = new Map<string, E>()
  const own: { entity: E; rank: number }[] = []
  const deleted = new Map<string, E>()
  const damaged: string[] = []
  for (const record of records) {
    const entity = read(collection, record)
    if (!entity) damaged.push(record.key)
    else {
      ;(record.deleted ? deleted : changed).set(entity.id, entity)
      if (!record.deleted && !seeds.byId.has(entity.id)) own.push({ entity, rank: record.rank })
    }
  }
  const ranked = own.toSorted((left, right) => left.rank - right.rank)
  const first = ranked.filter(({ rank }) => rank <= 0).map(({ entity }) => entity)
  const behind = ranked.filter(({ rank }) => rank > 0).map(({ entity }) => entity)
  const kept =
    changed.size + deleted.size === 0
      ? seeds.list
      : seeds.list.filter((seed) => !deleted.has(seed.id)).map((seed) => changed.get(seed.id) ?? seed)
  return {
    revision,
    records,
    list: own.length === 0 ? kept : [...first, ...kept, ...behind],
    get: (id) => changed.get(id) ?? (deleted.has(id) ? undefined : seeds.byId.get(id)),
    deleted,
    damaged,
  }
}

const areSame = (left: readonly ChangeRecord[], right: readonly ChangeRecord[]) =>
  left.length === right.length && left.every((record, index) => record === right[index])

/** The entity of a record, checked once for each record; `null` when it does not fit the schema. */
function read<E extends Row>({ schema, checked }: Collection<E>, record: ChangeRecord): E | null {
  const before = checked.get(record)
  if (before !== undefined) return before
  const entity = schema.safeParse(record.entity).data ?? null
  checked.set(record, entity)
  return entity
}
