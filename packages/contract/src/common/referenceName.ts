import * as z from 'zod/mini'

/** The most keys whose names are asked for at once. */
export const maxNamed = 1000

/** Characters of the longest key that something can be named by. */
export const maxKeyLength = 200

/** Schema of what a reference refers to is called, now or when it was deleted. */
export const referenceName = z.object({
  /** The key that was asked for: an id, or the text of another column. */
  key: z.string(),
  /** Id of what has, or had, this key. */
  id: z.string(),
  name: z.string(),
  /** It does not exist any more: this is the last name it had. */
  deleted: z.optional(z.boolean()),
})

/** What something that is referred to is called, now or when it was deleted. */
export type ReferenceName = z.infer<typeof referenceName>

/** Schema of the keys whose names are asked for. */
export const namedKeys = z
  .array(z.string().check(z.minLength(1), z.maxLength(maxKeyLength)))
  .check(z.maxLength(maxNamed))
