import { followsProject, projectField, type EntityName } from '@embpm/contract'
import { redirect } from '@tanstack/react-router'
import type { Services } from '../session/services.js'
import { stringifySearch, type RawSearch } from '../shell/searchParams.js'

/** What the router tells a guard of the address that is opened. */
interface Opened {
  params: { orgId: string }
  search: RawSearch
  location: { pathname: string }
  context: { services: Services }
  /** Whether it is only looked at ahead of a press. */
  preload?: boolean
}

/** The project that an address names; `null` where it names none, or something else than one. */
export function namedProject(search: RawSearch): string | null {
  const named = search[projectField]
  return typeof named === 'string' && /^[^!=*<>.]+$/.test(named) ? named : null
}

/** The filters of a list as they stand in its address, without the project. */
export function withoutProject(search: RawSearch): RawSearch {
  const { [projectField]: _project, ...rest } = search
  return rest
}

/**
 * The guard of a list whose entities belong to projects: an address that names none is led to the one that names the chosen
 * project, so that what is shown is what the address says; one that is named counts from then on.
 */
export const followProject =
  (kind: EntityName | undefined) =>
  ({ params: { orgId }, search, location, context: { services }, preload }: Opened): void => {
    if (!kind || !followsProject(kind)) return
    const { chosenProject } = services
    // Entities that are named by their ids are meant, whatever project they belong to.
    if ('id' in search) return
    if (projectField in search) {
      const named = namedProject(search)
      if (named !== null && !preload) chosenProject.visit(orgId, named)
      return
    }
    const current = chosenProject.current(orgId)
    if (current === null) return
    throw redirect({
      href: location.pathname + stringifySearch({ ...search, [projectField]: current }),
      replace: true,
    })
  }
