import { useParams } from '@tanstack/react-router'
import * as z from 'zod/mini'

const parameters = z.object({ id: z.optional(z.string()) })

/** Id of the entity whose page the address names, `new` for one that does not exist yet, `null` for none. */
export function useTreeId(): string | null {
  const named: unknown = useParams({ strict: false })
  return parameters.safeParse(named).data?.id ?? null
}
