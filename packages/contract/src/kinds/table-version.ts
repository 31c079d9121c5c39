import * as z from 'zod/mini'

import { inOrganisation, notFound } from '../common/errors.js'

/** The kinds of table that have versions. */
export const versionedKinds = ['dictionaryTables', 'dataTables'] as const

/** A kind of table that has versions. */
export type VersionedKind = (typeof versionedKinds)[number]

const table = { kind: z.enum(versionedKinds), id: z.string().check(z.minLength(1), z.maxLength(64)) }

/** Schema of a version of a table, as lists of versions show it. */
export const tableVersion = z.object({
  ...table,
  tableName: z.string(),
  /** Id of the system whose dictionary it is in; empty for a table of the data model. */
  system: z.string(),
  /** From 1. */
  version: z.int().check(z.minimum(1)),
  description: z.string(),
  changedBy: z.string(),
  /** ISO 8601, UTC. */
  changedAt: z.iso.datetime(),
})

/** A version of a table. */
export type TableVersion = z.infer<typeof tableVersion>

const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string, successStatus?: number) =>
  inOrganisation.route({ method, path: `/data${path}`, summary, successStatus, tags: ['Data'] })

/** The endpoints of the versions of tables. Each version is a table of its own, with fields of its own. */
export const tableVersions = {
  /** The tables with the name of one, itself among them: of all systems, the newest version first. NOT_FOUND for a table that there is not. */
  list: route('GET', '/tables/{kind}/{id}/versions', 'List the versions of a table')
    .input(z.object(table))
    .output(z.array(tableVersion))
    .errors(notFound),

  /** Makes the next version of a table: a copy with all its fields, in one step. NOT_FOUND for a table that there is not. */
  create: route('POST', '/tables/{kind}/{id}/versions', 'Make a new version of a table', 201)
    .input(z.object(table))
    .output(tableVersion)
    .errors(notFound),
}
