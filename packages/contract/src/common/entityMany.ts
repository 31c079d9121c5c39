import * as z from 'zod/mini'

/** How many entities one request can change, delete, restore or import. */
export const maxMany = 1000

/** Why a request about many entities leaves one as it is. */
export const refusalCodes = ['CONFLICT', 'NOT_FOUND', 'TAKEN', 'MISPLACED', 'LOCKED', 'CLASH', 'FORBIDDEN'] as const

/** Schema of why a request about many entities leaves one as it is. */
export const refusalCode = z.enum(refusalCodes)

/** Schema of an entity that a request about many leaves as it is. */
export const refusedEntity = z.object({ id: z.string(), code: refusalCode })

/** An entity that a request about many leaves as it is, and why. */
export type RefusedEntity = z.infer<typeof refusedEntity>
