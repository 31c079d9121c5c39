import { oc } from '@orpc/contract'
import * as z from 'zod/mini'

/**
 * Starts the endpoints of one sample service: `const route = sampleRoute('/apps/notes', 'Notes')`, then
 * `route('GET', '/all', 'List notes')`. What a DELETE names stands in its address, so its input is `{ query: { id } }`.
 */
export const sampleRoute =
  (base: `/${string}`, tag: string) =>
  (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: '' | `/${string}`, summary: string) =>
    oc.route({
      method,
      path: `${base}${path}`,
      summary,
      tags: [`Sample: ${tag}`],
      inputStructure: method === 'DELETE' ? 'detailed' : 'compact',
    })

/** Schema of an identifier in a request. */
export const id = z.string().check(z.minLength(1))

/** Schema of `?id=…` of a GET. */
export const byId = z.object({ id })

/** Schema of `?id=…` of a DELETE. */
export const byIdInQuery = z.object({ query: byId })

/** Schema of an optional value in an address: an empty one counts as absent. */
export const optionalInQuery = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((value) => (value === '' ? undefined : value)),
    z.optional(schema),
  )

/** Schema of the number of a page in an address, from `first` on. */
export const pageNumber = (first: 0 | 1) => z.coerce.number<string | number>().check(z.int(), z.minimum(first))

/** Schema of the number of entries on a page, in an address: 1 to 1000. */
export const pageSize = z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(1000))

/** Schema of a body that nobody reads. */
export const anything = z.unknown()

/** Schema of a date-time, ISO 8601, in UTC or with an offset. */
export const iso = z.iso.datetime({ offset: true })

/** Schema of what a change may give of an entity: some of its fields. Unknown fields are left out, and the id never changes. */
export const patchOf = <S extends z.core.$ZodShape>(entity: z.ZodMiniObject<S>) => z.partial(z.object(entity.shape))
