import type * as z from 'zod/mini'

import type { Context } from './context.js'
import { defineCollection, type Row, type Step, stepOf } from './store.js'

/** What a sample table is made of. */
export interface SampleTableDefinition<R extends Row> {
  /** Name in the storage. */
  name: string
  schema: z.ZodMiniType<R>
  /** The sample data. `rows` asks for about that many of them, for measurements; tables that stay small ignore it. */
  seeds: (rows?: number) => readonly R[]
}

/** One kind of entity of a sample service. Sample data belongs to no organisation; on a server to the user who asks. */
export interface SampleTable<R extends Row> {
  /** All in their order. The same array is answered as long as nothing changed, so that indexes can be kept by it. */
  list(context: Context): Promise<readonly R[]>
  get(context: Context, id: string): Promise<R | null>
  /** Adds an entity under a new id. */
  add(context: Context, place: 'first' | 'last', row: Omit<R, 'id'>): Promise<R>
  /**
   * What adds an entity before all others, in one step with what else is written: once, for its id may not be or have been taken,
   * and only if `isDue` says so by then.
   */
  onceStep(context: Context, row: R, isDue?: () => boolean): Step
  /** Replaces an entity by its successor; `null` when it does not exist. */
  change(context: Context, id: string, change: (current: R) => R): Promise<R | null>
  /** Merges the given top-level fields into an entity; the id stays. `null` when it does not exist. */
  patch(context: Context, id: string, patch: Partial<R>): Promise<R | null>
  /** Replaces all entities for which `change` answers a successor. It must depend on nothing else. */
  changeAll(context: Context, change: (current: R) => R | undefined): Promise<void>
  /** Deletes an entity and answers it as it was; `null` when it does not exist. */
  remove(context: Context, id: string): Promise<R | null>
}

/** Makes the table of one kind of entity. Its endpoints decide what the answers look like. */
export function sampleTable<R extends Row>({ name, schema, seeds }: SampleTableDefinition<R>): SampleTable<R> {
  const collection = defineCollection<R>({
    name: `sample-${name}`,
    schema,
    seeds: (scope) => (scope.startsWith('sample-') ? seeds(Number(scope.slice('sample-'.length))) : seeds()),
  })
  const scopeOf = ({ owner, sampleRows }: Context) =>
    owner !== undefined ? `of-${owner}` : sampleRows === undefined ? 'sample' : `sample-${sampleRows}`

  async function change({ store, ...context }: Context, id: string, next: (current: R) => R): Promise<R | null> {
    const target = { organisationId: scopeOf({ store, ...context }), id }
    const written = await store.update(collection, target, next)
    return written.kind === 'written' ? written.entity : null
  }

  return {
    list: (context) => context.store.list(collection, scopeOf(context)),
    get: async (context, id) => (await context.store.get(collection, scopeOf(context), id)) ?? null,
    async add(context, place, row) {
      const entity = schema.parse({ ...row, id: context.newId() })
      await context.store.create(collection, scopeOf(context), entity, place)
      return entity
    },
    onceStep: (context, row, isDue = () => true) =>
      stepOf(collection, { organisationId: scopeOf(context), id: row.id }, (standing) =>
        standing || !isDue() ? {} : { store: { entity: row, deleted: false }, place: 'first' },
      ),
    change,
    patch: (context, id, patch) =>
      change(context, id, (current) => ({ ...current, ...withoutUndefined(patch), id: current.id })),
    changeAll: (context, next) => context.store.updateAll(collection, scopeOf(context), next),
    async remove(context, id) {
      const written = await context.store.delete(collection, { organisationId: scopeOf(context), id })
      return written.kind === 'written' ? written.entity : null
    },
  }
}

/** Leaves out what is `undefined`, for that would overwrite. */
function withoutUndefined<T extends object>(patch: T): T {
  const given = { ...patch }
  for (const key of Object.keys(given)) if (Reflect.get(given, key) === undefined) Reflect.deleteProperty(given, key)
  return given
}
