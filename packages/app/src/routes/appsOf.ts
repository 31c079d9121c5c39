import { addressOf, type Place } from './addressOf.js'
import { firstStanding } from './firstStanding.js'
import { inOrganisation } from './inOrganisation.js'
import { missingFor, type Visitor } from './missingFor.js'
import type { AreaId } from './RouteSpec.js'
import { stands } from './stands.js'

/** The apps, in the order of their menu. Source: spec.md, section 3. */
export const appIds = ['processes', 'data', 'etl', 'analytics', 'project', 'administration', 'implementation'] as const

/** One of the apps. */
export type AppId = (typeof appIds)[number]

/** An app as one visitor is offered it. */
export interface App {
  id: AppId
  href: string
  /** The area it opens, for marking the current one. */
  area: AreaId
}

const areaOf: Readonly<Record<AppId, AreaId | null>> = {
  processes: 'bp',
  data: 'bim',
  // The specification names it and gives it no address.
  etl: null,
  analytics: 'bp',
  project: 'project',
  administration: 'administration',
  implementation: 'implementation',
}

/** Users of a subscription have these two, administrators and consultants all, everyone else the first. */
function entitled(visitor: Visitor): readonly AppId[] {
  if (visitor.userType === 'SUBSCRIPTION') return ['processes', 'administration']
  return missingFor(['role'], visitor).length === 0 ? appIds : ['processes']
}

/**
 * The apps of a visitor by role and plan, without those that none of the screens stands of: what is offered can be
 * opened. Source: spec.md, section 6.
 */
export function appsOf(place: Place, visitor: Visitor): App[] {
  const mine = entitled(visitor)
  return appIds.flatMap((id): App[] => {
    const area = areaOf[id]
    if (area === null || !mine.includes(id)) return []
    const path = id === 'analytics' ? inOrganisation('bp/dashboards/analytics') : inOrganisation(area)
    const opens = id === 'analytics' ? stands(path) : firstStanding(area, visitor) !== null
    return opens ? [{ id, area, href: addressOf(path, place) }] : []
  })
}
