import { refusalCode, type RefusedEntity } from '@embpm/contract'
import { ORPCError } from '@orpc/server'

/** What became of many entities. */
export interface ManyResults<T> {
  done: Map<string, T>
  refused: RefusedEntity[]
}

/** Why an entity stays as it is. What is no refusal of the contract is thrown on. */
function refusalOf(id: string, error: unknown): RefusedEntity {
  const code = error instanceof ORPCError ? refusalCode.safeParse(error.code).data : undefined
  if (code === undefined) throw error
  return { id, code }
}

/**
 * Does one thing to each of many entities. Those that are refused for their place in a tree are tried again once others
 * have gone before, so that the order of a request is no reason to refuse something.
 */
export function manyAtOnce<T>(ids: readonly string[], one: (id: string) => T): ManyResults<T> {
  const done = new Map<string, T>()
  let waiting: readonly string[] = [...new Set(ids)]
  for (;;) {
    const refused = waiting.flatMap((id): RefusedEntity[] => {
      try {
        done.set(id, one(id))
        return []
      } catch (error) {
        return [refusalOf(id, error)]
      }
    })
    const misplaced = refused.filter(({ code }) => code === 'MISPLACED')
    if (misplaced.length === 0 || refused.length === waiting.length) return { done, refused }
    waiting = refused.map(({ id }) => id)
  }
}
