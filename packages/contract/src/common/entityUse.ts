import * as z from 'zod/mini'

import { entityName } from '../kinds.js'

/** The most entities of a kind that a where-used list names. */
export const maxUsesShown = 20

/** Schema of the entities of one kind that refer to another entity. */
export const entityUse = z.object({
  kind: entityName,
  /** How many there are. */
  total: z.int().check(z.minimum(1)),
  /** The first of them, at most 20. */
  entities: z.array(z.object({ id: z.string(), label: z.string() })).check(z.maxLength(maxUsesShown)),
})

/** The entities of one kind that refer to another entity. */
export type EntityUse = z.infer<typeof entityUse>
