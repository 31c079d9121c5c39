import type { Collection, Row } from '../../store.js'
import { stepOf } from '../../store.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { definePart, type PartRules } from './definePart.js'
import type { ArchivePart, Collected } from './ArchivePart.js'

/** Writes rows of a collection that are not there; what is there by then is said to be lost. */
export function puttingIn<R extends Row>(collection: Collection<R>, { organisationId }: Caller) {
  const lost = new Set<string>()
  return {
    put: (row: R) =>
      stepOf(collection, { organisationId, id: row.id }, (standing) => {
        if (standing && !standing.deleted) {
          lost.add(row.id)
          return {}
        }
        return { store: { entity: row, deleted: false }, ...(!standing && { place: 'last' as const }) }
      }),
    isLost: () => lost.size > 0,
  }
}

/** The ids that are there of a collection. */
export const idsIn = async (collection: Collection<Row>, { store, organisationId }: Caller) =>
  new Map((await store.list(collection, organisationId)).map(({ id }) => [id, undefined]))

/** Rows of a collection, and which of them are samples as they were made. */
export async function collected<R extends Row>(
  collection: Collection<R>,
  { store, organisationId }: Caller,
): Promise<Collected<R>> {
  const records = await store.list(collection, organisationId)
  const samples = collection.seeds(organisationId).byId
  return {
    records,
    samples: new Set(records.flatMap((one) => (samples.get(one.id) === one ? [one.id] : []))),
    left: [],
  }
}

/** A collection of an organisation whose rows go into archives as they are. */
export const archivedCollection = <R extends Row>(
  collection: Collection<R>,
  rules: Omit<PartRules<R>, 'schema' | 'collect' | 'standing' | 'write'>,
): ArchivePart =>
  definePart<R>({
    ...rules,
    schema: collection.schema,
    collect: (caller) => collected(collection, caller),
    standing: async ({ store, organisationId }) =>
      new Map((await store.list(collection, organisationId)).map((one) => [one.id, rules.key?.of(one)])),
    async write(records, caller) {
      const { put, isLost } = puttingIn(collection, caller)
      return { steps: records.map(put), isLost }
    },
  })
