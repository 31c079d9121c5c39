import * as z from 'zod/mini'

/** The words of one language for fields and choices, of all that its file of texts holds. */
export const vocabulary = z.object({
  fields: z.record(z.string(), z.string()),
  choices: z.record(z.string(), z.record(z.string(), z.string())),
})

/** The words of one language for fields and choices. */
export type Vocabulary = z.infer<typeof vocabulary>
