import type { Entity } from '@embpm/contract'
import type * as z from 'zod/mini'
import type { NamedEntity } from './BulkKind.js'

/** How many entities are tried: what one may hold, the others of its kind may, too. */
const TRIED = 20

/** Whether the new value of a field would break a rule of the entities, such as a length. */
export function fieldProblem(
  schema: z.ZodMiniType<Entity>,
  rows: readonly NamedEntity[],
  name: string,
  values: Readonly<Record<string, unknown>>,
): boolean {
  if (!(name in values)) return false
  return rows.slice(0, TRIED).some(({ entity }) => {
    const parsed = schema.safeParse({ ...entity, [name]: values[name] })
    return !parsed.success && parsed.error.issues.some(({ path }) => path[0] === name)
  })
}
