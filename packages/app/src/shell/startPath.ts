import type { Visitor } from '@embpm/contract'
import { inOrganisation } from '../routes/page.js'
import { pages } from '../routes/registry.js'
import { isOpen } from '../routes/views.js'

/**
 * The path of the page that a visit begins with: the one the user has set, as long as there is such a page and they can open
 * it, else `bp`. Source: spec.md, section 2.
 */
export function startPath(chosen: string | undefined, visitor: Visitor): string {
  const page = pages.find(({ path, signedIn }) => signedIn && path === chosen)
  return page && isOpen(page, visitor) ? page.path : inOrganisation('bp')
}
