import type { ConditionKind } from '@embpm/calendar/condition'
import * as z from 'zod/mini'

import type { Entity } from './entity.js'
import { entityChange, maxHistory } from './entityHistory.js'
import { importedRow, importInput } from './entityImport.js'
import { maxMany, refusedEntity } from './entityMany.js'
import type { EntityName } from '../kinds.js'
import { entityUse } from './entityUse.js'
import { conflictWith, inOrganisation, misplaced, notFound, refusing } from './errors.js'
import { columnSums, columnValue, listPage, listQuery } from './list.js'
import { namedKeys, referenceName } from './referenceName.js'

/** How many entities `resolve` finds at once. */
export const maxResolved = 1000

/** How many columns `sums` adds up at once. */
export const maxSummed = 10

/** What the endpoints of one kind of entity are made of. */
export interface EntityParts<E extends Entity, I, P, C extends string> {
  /** What where-used lists and saved views call the kind. */
  kind: EntityName
  /** Where they stand, such as `/processes/ricefws`. */
  path: `/${string}`
  /** Group in the API reference. */
  tag: string
  /** What one is called, with its article, such as `a RICEFW item`. */
  one: string
  /** What many are called, such as `RICEFW items`. */
  many: string
  schema: z.ZodMiniType<E>
  /** What a user may set on a new one; the server has a default for what may be absent. */
  input: z.ZodMiniType<object, I>
  /** What an update may change; absent fields stay as they are. Its shape names the entity's own fields. */
  patch: z.ZodMiniType<object, P> & { readonly shape: object }
  /** Columns that a list can be sorted by; a path such as `systemInfo.systemName` names what stands within a column. */
  sort: readonly string[]
  /** Columns that a list can be filtered by, and whose values `values` answers. */
  filter: readonly C[]
  /** Columns of numbers, which `sums` adds up. */
  numbers: readonly string[]
  /** What the conditions of the filter's columns can say. Default: choices. */
  kinds: Readonly<Record<string, ConditionKind>>
}

/** Starts an endpoint of one kind of entity. */
export const entityRoute =
  ({ path: base, tag }: { path: `/${string}`; tag: string }) =>
  (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: '' | `/${string}`, summary: string, successStatus?: number) =>
    inOrganisation.route({ method, path: `${base}${path}`, summary, successStatus, tags: [tag] })

/** Characters of the longest id. */
export const maxIdLength = 64

const id = z.string().check(z.minLength(1), z.maxLength(maxIdLength))
const byId = z.object({ id })
const lockVersion = z.int().check(z.minimum(1))

/** The endpoints about many entities at once. Each is one step: all that can be done is done, the rest is refused by name. */
function manyMade<E extends Entity, I, P, C extends string>(parts: EntityParts<E, I, P, C>) {
  const { many, schema, patch } = parts
  const route = entityRoute(parts)
  const ids = z.object({ ids: z.array(id).check(z.maxLength(maxMany)) })
  const refused = z.array(refusedEntity)
  return {
    /**
     * Changes the given fields of up to 1000 entities, each read at its `lockVersion`, in the order of the request. A code
     * says why one stays as it is, as for `update`.
     */
    updateMany: route('POST', '/update', `Change many ${many}`)
      .input(z.object({ entities: z.array(z.object({ id, lockVersion, fields: patch })).check(z.maxLength(maxMany)) }))
      .output(z.object({ changed: z.array(schema), refused })),

    /** Deletes up to 1000 entities at any version. Of a tree, what stands below another of them goes first. */
    removeMany: route('POST', '/remove', `Delete many ${many}`)
      .input(ids)
      .output(z.object({ removed: z.array(z.string()), refused })),

    /** Takes up to 1000 deletions back, what stands above another one first. Those that stand already are answered, too. */
    restoreMany: route('POST', '/restore', `Undo the deletion of many ${many}`)
      .input(ids)
      .output(z.object({ restored: z.array(z.string()), refused })),

    /**
     * Creates and changes entities from the rows of a file: one whose `id` exists, or else whose key exists, is an update
     * of that entity at any version, every other one is new. A row with problems changes nothing; the others are written
     * in one step. Answers a result for each row.
     */
    importRows: route('POST', '/import', `Import ${many}`).input(importInput).output(z.array(importedRow)),
  }
}

function made<E extends Entity, I, P, C extends string>(parts: EntityParts<E, I, P, C>) {
  const { one, many, schema, input, patch, sort, filter, numbers, kinds } = parts
  const route = entityRoute(parts)
  const query = listQuery({ sort, filter, kinds })
  const conflict = conflictWith(schema)
  return {
    /** One page, see {@link listQuery}. */
    list: route('GET', '', `List ${many}`).input(query).output(listPage(schema)),

    /**
     * The distinct values of a column in alphabetical order, at most 1000, for its filter: of what a search and the filters of
     * the other columns leave, and how many have each.
     */
    values: route('GET', '/values', `Values of a column of ${many}`)
      .input(z.extend(z.pick(query, { search: true, filter: true }), { column: z.literal(filter) }))
      .output(z.array(columnValue)),

    /**
     * The sums of up to 10 columns of numbers over what a search and the filters leave, in all and by the values of the column
     * `by`, in one answer; without columns how many rows there are. Columns that hold no numbers are BAD_REQUEST (400).
     */
    sums: route('GET', '/sums', `Sums of columns of ${many}`)
      .input(
        z.extend(z.pick(query, { search: true, filter: true }), {
          by: z.literal(filter),
          columns: z._default(
            z
              .array(
                z.string().check(
                  z.refine((column) => numbers.includes(column), {
                    error: `columns knows the numbers ${numbers.join(', ')}`,
                  }),
                ),
              )
              .check(z.maxLength(maxSummed)),
            [],
          ),
        }),
      )
      .output(columnSums),

    /** Those of the given ids that exist, in the order of the ids. A POST, for a thousand ids do not fit in an address. */
    resolve: route('POST', '/resolve', `Find ${many} by id`)
      .input(z.object({ ids: z.array(id).check(z.maxLength(maxResolved)) }))
      .output(z.array(schema)),

    /**
     * What those with the given keys are called, in the order of the keys, also those that were deleted: these by the last name they
     * had. Keys that nothing has or had are left out. A key is an id, or the text of the column `by`; the case counts. Where several
     * had a key, the one that exists is meant, else the one that was changed last.
     */
    names: route('POST', '/names', `Name ${many} by id or key`)
      .input(z.object({ keys: namedKeys, by: z.optional(z.literal(filter)) }))
      .output(z.array(referenceName)),

    /** One, or NOT_FOUND. */
    get: route('GET', '/{id}', `Read ${one}`).input(byId).output(schema).errors(notFound),

    /**
     * What became of one, the newest step first, at most 100; also of a deleted one. What follows from the change of
     * another entity, such as a new place among its siblings, is no step.
     */
    history: route('GET', '/{id}/history', `History of ${one}`)
      .input(byId)
      .output(z.array(entityChange).check(z.maxLength(maxHistory)))
      .errors(notFound),

    /** Who refers to one, by kind; kinds of which none does are left out. */
    uses: route('GET', '/{id}/uses', `Where ${one} is used`).input(byId).output(z.array(entityUse)).errors(notFound),

    /**
     * Creates one; the server gives the id, version 1, who and when, and labels. TAKEN when another one has the key that
     * people call it by; MISPLACED when it cannot stand where it should; LOCKED when what was decided about it forbids it; CLASH when rules
     * between entities and days do.
     */
    create: route('POST', '', `Create ${one}`, 201)
      .input(z.object({ fields: input }))
      .output(schema)
      .errors({ ...refusing }),

    /**
     * Changes the given fields of what the caller read at `lockVersion`. CONFLICT when it has another version by now, with the
     * current one; NOT_FOUND when it was deleted; TAKEN, MISPLACED, LOCKED and CLASH as for a new one.
     */
    update: route('PATCH', '/{id}', `Change ${one}`)
      .input(z.extend(byId, { lockVersion, fields: patch }))
      .output(schema)
      .errors({ ...notFound, ...conflict, ...refusing }),

    /**
     * Deletes one and answers it as it was. With a `lockVersion`, CONFLICT when it has another one by now; MISPLACED when
     * others stand below it.
     */
    remove: route('DELETE', '/{id}', `Delete ${one}`)
      .input(z.extend(byId, { lockVersion: z.optional(lockVersion) }))
      .output(schema)
      .errors({ ...notFound, ...conflict, ...misplaced }),

    /** Takes a deletion back. Answers it with a new version; one that is not deleted is answered as it is. */
    restore: route('POST', '/{id}/restore', `Undo the deletion of ${one}`)
      .input(byId)
      .output(schema)
      .errors({ ...notFound, ...refusing }),

    ...manyMade(parts),
  }
}

/** The endpoints that every kind of entity has, by the types of the entity, of new ones, of changes and of columns. */
export type EntityEndpoints<E extends Entity, I, P, C extends string> = {
  [K in keyof ReturnType<typeof made<E, I, P, C>>]: ReturnType<typeof made<E, I, P, C>>[K]
}

/** The endpoints that every kind of entity has: the list pattern, and one entity with its versions. */
export const entityEndpoints = <E extends Entity, I, P, C extends string>(
  parts: EntityParts<E, I, P, C>,
): EntityEndpoints<E, I, P, C> => made(parts)
