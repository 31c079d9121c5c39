import { entityNames } from '@embpm/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** How long after a renewal the next one may come, in ms: whoever imports a thousand rows must not have everybody ask a thousand times. */
const gap = 2000
/** How often an own change is asked after whether it is done, in ms. */
const patience = 200

const isEntity = (part: unknown) => entityNames.some((name) => name === part)
const ofOwn = new Set(['own', 'users', 'organisations'])

/** Whether an answer may be another one now; `null` for anything that was written. */
export function isTouched([scope, part]: QueryKey, organisation: string, kinds: ReadonlySet<string> | null): boolean {
  if (kinds === null) return true
  if (scope !== organisation) return [...kinds].some((kind) => ofOwn.has(kind))
  // Charts, grids and reports are made of many kinds.
  return isEntity(part) ? kinds.has(String(part)) : kinds.size > 0
}

/**
 * Has what is shown asked for again when others wrote: at once, then not before a while has passed, and not while a change of one's own is on
 * its way, which is shown already.
 */
export function renewQueries(queryClient: QueryClient, organisation: string, signal: AbortSignal) {
  let waiting: Set<string> | null = new Set()
  let timer: ReturnType<typeof setTimeout> | undefined
  let next = 0
  const renew = () => {
    timer = undefined
    if (signal.aborted) return
    if (queryClient.isMutating() > 0) {
      timer = setTimeout(renew, patience)
      return
    }
    const kinds = waiting
    waiting = new Set()
    next = performance.now() + gap
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isTouched(queryKey, organisation, kinds) })
  }
  /** @param kinds what was written; `null` for anything */
  return (kinds: readonly string[] | null): void => {
    if (kinds?.length === 0) return
    if (kinds === null) waiting = null
    else for (const kind of kinds) waiting?.add(kind)
    timer ??= setTimeout(renew, Math.max(0, next - performance.now()))
  }
}
