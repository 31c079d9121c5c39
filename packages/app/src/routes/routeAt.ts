import type { RouteSpec } from './RouteSpec.js'
import { routeTable } from './routeTable.js'

const byPath = new Map(routeTable.map((spec) => [spec.path, spec]))

/** The line of the table that an address belongs to. */
export interface RouteAt {
  spec: RouteSpec
  /** Whether the address is that page itself, and not one below it, such as an object of its list. */
  exact: boolean
}

/**
 * The line of the table for an address: its own, else that of the nearest page above it, so that an object's page is
 * guarded as its list is. `null` where the table knows nothing of it.
 */
export function routeAt(pathname: string): RouteAt | null {
  const parts = pathname.split('/').filter(Boolean)
  for (let length = parts.length; length >= 0; length -= 1) {
    const head = parts.slice(0, length)
    const spec = byPath.get(`/${head.join('/')}`) ?? (length > 1 ? byPath.get(insideOf(head)) : undefined)
    // The root and an organisation's own address are no pages that others stand below.
    if (spec && (length === parts.length || length > 2)) return { spec, exact: length === parts.length }
  }
  return null
}

const insideOf = ([, , ...page]: readonly string[]): string => ['/$lang/$orgId', ...page].join('/')
