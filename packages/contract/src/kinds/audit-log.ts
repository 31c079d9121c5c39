import * as z from 'zod/mini'

import { conditionKindsOf } from '../common/conditionKindsOf.js'
import { fieldChange } from '../common/entityHistory.js'
import { inOrganisation, notFound } from '../common/errors.js'
import { choice, moment, schemasOf, text } from '../common/fields.js'
import { fieldsFor } from '../common/fieldsFor.js'
import { columnValue, listPage, listQuery } from '../common/list.js'
import { entityName, entityNames } from '../kinds.js'

/**
 * What can be done, as the audit log calls it: what becomes of any entity, and of users besides: they are invited, locked and
 * unlocked, given rights (roles, memberships), sign in, and are refused by the sign-in because they are locked.
 */
export const auditActions = [
  'created',
  'changed',
  'deleted',
  'restored',
  'invited',
  'locked',
  'unlocked',
  'rights',
  'signedIn',
  'refused',
] as const

/** What can be done, as the audit log calls it. */
export type AuditAction = (typeof auditActions)[number]

/** The columns of the audit log. */
export const auditFields = {
  /** ISO 8601, UTC. */
  at: moment().sort().filter(),
  /** Display name of who did it, as it was then. */
  by: text(201).sort().filter().search(),
  action: choice(auditActions, 'auditAction').sort().filter(),
  /** The kind of what it was done to. */
  kind: choice(withFirst(entityNames), null).sort().filter(),
  /** What it was called then. */
  name: text(1000).sort().search(),
  /** Its id. */
  objectId: text(64).sort().filter().search(),
}

/** Schema of an entry of the audit log. Nothing changes one. */
export const auditEntry = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  ...schemasOf(auditFields),
  at: z.iso.datetime(),
  kind: entityName,
  /** The version that it has since; of a deletion, the one it had; 0 where nothing was stored, as with a sign-in. */
  lockVersion: z.int().check(z.minimum(0)),
  /** The fields that differ; the values are missing where nobody may see them. */
  changes: z.array(fieldChange),
})

/** An entry of the audit log. */
export type AuditEntry = z.infer<typeof auditEntry>

/** What a list of the audit log can be asked for. */
export const auditColumns = {
  sort: fieldsFor(auditFields, 'sort'),
  filter: fieldsFor(auditFields, 'filter', 'search'),
  kinds: conditionKindsOf(auditFields),
  search: fieldsFor(auditFields, 'search'),
}

const query = listQuery(auditColumns)
const tags = ['Administration']

/**
 * The audit log of an organisation: who did what to whom, over all kinds of entity, also to those that were deleted since. It can
 * only be read, by administrators: what an entry says follows from what was done, and no endpoint writes one.
 */
export const auditLog = {
  /** One page, the newest first unless sorted otherwise, see {@link listQuery}. A search looks into the values as well. */
  list: inOrganisation
    .route({ method: 'GET', path: '/administration/audit-log', summary: 'List the audit log', tags })
    .input(query)
    .output(listPage(auditEntry)),

  /** The distinct values of a column and how many entries have each, at most 1000, as of any list. */
  values: inOrganisation
    .route({
      method: 'GET',
      path: '/administration/audit-log/values',
      summary: 'Values of a column of the audit log',
      tags,
    })
    .input(z.extend(z.pick(query, { search: true, filter: true }), { column: z.literal(auditColumns.filter) }))
    .output(z.array(columnValue)),

  /** One entry, or NOT_FOUND. */
  get: inOrganisation
    .route({ method: 'GET', path: '/administration/audit-log/{id}', summary: 'Read an entry of the audit log', tags })
    .input(z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) }))
    .output(auditEntry)
    .errors(notFound),
}

function withFirst<T extends string>(names: readonly T[]): readonly [T, ...T[]] {
  const [first, ...others] = names
  if (first === undefined) throw new Error('There are no kinds.')
  return [first, ...others]
}
