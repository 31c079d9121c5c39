import { inOrganisation } from './inOrganisation.js'
import { missingFor, type Visitor } from './missingFor.js'
import { routeTable } from './routeTable.js'
import type { AreaId } from './RouteSpec.js'
import { stands } from './stands.js'

/**
 * The page that an area opens with: the specified one or, until its screen stands, the first of the area that does.
 * @returns a path of the table; `null` where the user may open none, or none stands
 */
export function firstStanding(area: AreaId, visitor: Visitor): string | null {
  const open = routeTable.filter((spec) => spec.area === area && missingFor(spec.needs, visitor).length === 0)
  const specified = open.find(({ path }) => path === inOrganisation(area))?.redirect
  if (specified !== undefined && stands(specified)) return specified
  return open.find(({ path, redirect }) => redirect === undefined && stands(path))?.path ?? null
}
