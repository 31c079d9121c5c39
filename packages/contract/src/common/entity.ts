import * as z from 'zod/mini'

/** The fields every entity carries besides its own. Source: the domain model, "Every entity". */
export const entity = z.object({
  /** Identifier, given by the server, unique within the organisation. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The organisation that owns the entity. */
  organisationId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Counts the changes from 1; an update names the version it was made from (optimistic locking). */
  lockVersion: z.int().check(z.minimum(1)),
  /** Display name of who created it. */
  createdBy: z.string().check(z.maxLength(200)),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  /** Display name of who changed it last. */
  changedBy: z.string().check(z.maxLength(200)),
  /** ISO 8601, UTC. */
  changedAt: z.iso.datetime(),
  /** Free labels. */
  tags: z.array(z.string().check(z.minLength(1), z.maxLength(50))).check(z.maxLength(50)),
})

/** An entity without its own fields. */
export type Entity = z.infer<typeof entity>

/** The seven statuses of the status circle, in its colour order. */
export const lifecycleStatuses = [
  'DEVELOPMENT',
  'IMPLEMENTATION',
  'ACTIVE',
  'INACTIVE',
  'PLANNED',
  'PREPARED',
  'FINISHED',
] as const

/** Schema of a lifecycle status. */
export const lifecycle = z.enum(lifecycleStatuses)

/** One of the seven statuses of the status circle. */
export type Lifecycle = z.infer<typeof lifecycle>

const uuid = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12})$/i

/** Schema of an organisation's identifier: a UUID of version 1–5 or the all-zero UUID. Source: validation rules. */
export const organisationId = z.string().check(z.regex(uuid))

/** What every label has: what it names, and whether that was deleted. The rest is then as it was at last. */
export const labelled = { id: z.string(), deleted: z.optional(z.boolean()) } as const

/** Schema of the label of a person, added by the server. */
export const person = z.object({ ...labelled, name: z.string() })

/** The label of a person, added by the server; `null` for nobody. */
export type Person = z.infer<typeof person> | null

/** Schema of the label of something with a code, added by the server. */
export const coded = z.object({ ...labelled, code: z.string(), name: z.string() })

/** The label of something with a code, added by the server; `null` for nothing. */
export type Coded = z.infer<typeof coded> | null
