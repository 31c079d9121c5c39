import { addressOf, type Place } from '../routes/addressOf.js'
import { homeArea } from '../routes/homeArea.js'
import { inOrganisation } from '../routes/inOrganisation.js'
import type { Visitor } from '../routes/missingFor.js'

/** The address where an organisation's work starts for a user. */
export const homePath = (place: Place, visitor: Visitor): string => addressOf(inOrganisation(homeArea(visitor)), place)
