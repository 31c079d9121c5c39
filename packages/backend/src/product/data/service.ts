import { type Profile, type Service, service, serviceTextColumns } from '@embpm/contract'

import { api, signedIn } from '../../context.js'
import { createQuery, cutPage } from '../../query.js'
import { defineCollection } from '../../store.js'
import { inOrganisation } from '../administration/organisation.js'
import { serviceFixtures } from './service.fixtures.js'

/** The services, over the sample ones. */
const serviceCollection = defineCollection<Service>({
  name: 'service',
  schema: service,
  seeds: serviceFixtures,
})

/** The most values that a column's filter offers. */
const maxValues = 1000

/** Text of a service's column. Columns that the contract does not offer have none. */
export function serviceText(row: Service, column: string): string {
  const value: unknown = Object.hasOwn(row, column) ? Reflect.get(row, column) : undefined
  return typeof value === 'string' ? value : ''
}

const query = createQuery<Service>({ searchColumns: serviceTextColumns, text: serviceText })

function stamp(user: Profile) {
  return { by: `${user.firstname} ${user.lastname}`, at: new Date().toISOString() }
}

function touch(user: Profile) {
  const { by, at } = stamp(user)
  return { changedBy: by, changedAt: at }
}

const numberOf = (id: string) => Number(/^SRV-(\d+)$/.exec(id)?.[1] ?? 0)

/** The next free-looking number; a deleted service keeps its own. */
function nextNumber(rows: readonly Service[], after: number): number {
  return rows.reduce((highest, row) => Math.max(highest, numberOf(row.id)), after) + 1
}

/** The handlers of services. */
export const services = {
  list: api.services.list
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context }) => {
      const all = await context.store.list(serviceCollection, context.organisationId)
      const found = query.filter(query.search(all, input.search ?? ''), input.filter ?? {})
      const sorted = input.sort === undefined ? found : query.sort(found, all, input.sort)
      return { ...cutPage(sorted, input.page, input.size), unfilteredTotal: all.length }
    }),

  values: api.services.values
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context }) => {
      const all = await context.store.list(serviceCollection, context.organisationId)
      return query.values(all, input.column).slice(0, maxValues)
    }),

  get: api.services.get
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context, errors }) => {
      const found = await context.store.get(serviceCollection, context.organisationId, input.id)
      if (!found) throw errors.NOT_FOUND({ data: { id: input.id } })
      return found
    }),

  create: api.services.create
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context }) => {
      const { by, at } = stamp(context.user)
      const { organisationId, store } = context
      const rows = await store.list(serviceCollection, organisationId)
      // Another tab may take the same number at the same moment, and deleted services keep theirs: go on to the next.
      for (let number = nextNumber(rows, 0); ; number += 1) {
        const id = `SRV-${String(number).padStart(5, '0')}`
        const base = { id, organisationId, version: 1, createdBy: by, createdAt: at, changedBy: by, changedAt: at }
        const written = await store.create(serviceCollection, organisationId, { ...input.service, ...base })
        if (written.kind === 'written') return written.entity
      }
    }),

  update: api.services.update
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context, errors }) => {
      const target = { organisationId: context.organisationId, id: input.id, expectedVersion: input.version }
      const written = await context.store.update(serviceCollection, target, (current) => ({
        ...current,
        ...definedOf(input.service),
        ...touch(context.user),
      }))
      if (written.kind === 'missing') throw errors.NOT_FOUND({ data: { id: input.id } })
      if (written.kind === 'conflict') throw errors.CONFLICT({ data: { current: written.current } })
      return written.entity
    }),

  remove: api.services.remove
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context, errors }) => {
      const target = { organisationId: context.organisationId, id: input.id, expectedVersion: input.version }
      const written = await context.store.delete(serviceCollection, target)
      if (written.kind === 'missing') throw errors.NOT_FOUND({ data: { id: input.id } })
      if (written.kind === 'conflict') throw errors.CONFLICT({ data: { current: written.current } })
      return written.entity
    }),

  restore: api.services.restore
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context, errors }) => {
      const target = { organisationId: context.organisationId, id: input.id }
      const written = await context.store.restore(serviceCollection, target, (deleted) => ({
        ...deleted,
        ...touch(context.user),
      }))
      if (written.kind === 'missing') throw errors.NOT_FOUND({ data: { id: input.id } })
      return written.kind === 'conflict' ? written.current : written.entity
    }),
}

/** Leaves out what is `undefined`, for that would overwrite. */
function definedOf<T extends object>(patch: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const defined: { [K in keyof T]?: Exclude<T[K], undefined> } = {}
  Object.assign(defined, Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)))
  return defined
}
