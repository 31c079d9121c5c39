import { firstStanding } from './firstStanding.js'
import type { Visitor } from './missingFor.js'
import type { AreaId } from './RouteSpec.js'

/** The areas in the order in which one is looked for. */
const areas: readonly AreaId[] = ['bp', 'bim', 'implementation', 'project', 'config', 'administration']

/**
 * The area that work starts in: the processes, as the specification says. Until a screen of theirs stands it is the first
 * of another area that the user may open.
 */
export const homeArea = (visitor: Visitor): AreaId =>
  areas.find((area) => firstStanding(area, visitor) !== null) ?? 'bp'
