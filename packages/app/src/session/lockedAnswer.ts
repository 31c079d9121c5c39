import * as z from 'zod/mini'

/** What of an answer says that the user is locked, and why; the reason may be empty. */
export const lockedAnswer = z.object({ data: z.object({ locked: z.string() }) })
