import * as z from 'zod/mini'

/** The most steps that a history answers. */
export const maxHistory = 100

/** What can become of an entity. */
export const entityChangeKinds = ['created', 'changed', 'deleted', 'restored'] as const

/** Schema of a field that a step changed. The values are missing where nobody may see them, as of a secret. */
export const fieldChange = z.object({
  field: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
})

/** A field that a step changed. */
export type FieldChange = z.infer<typeof fieldChange>

/** Schema of one step in the life of an entity. */
export const entityChange = z.object({
  /** The version that it has since; of a deletion, the one it had. */
  lockVersion: z.int().check(z.minimum(1)),
  kind: z.enum(entityChangeKinds),
  /** Display name of who did it. */
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  /** The entity's own fields that differ; none for what happened before changes were recorded. */
  changes: z.array(fieldChange),
})

/** One step in the life of an entity. */
export type EntityChange = z.infer<typeof entityChange>
