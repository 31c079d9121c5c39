import { addressOf, type Place } from '../routes/addressOf.js'
import { inOrganisation } from '../routes/inOrganisation.js'
import { missingFor, type Visitor } from '../routes/missingFor.js'
import { routeAt } from '../routes/routeAt.js'
import { stands } from '../routes/stands.js'

/**
 * Where a link of the sample data leads: a page of this organisation that the visitor may open and whose screen stands.
 * The sample writes `/bp/processes`, and for its dashboards `/dashboards/project`; a whole address of the own
 * organisation counts too.
 * @returns the address; `null` for every other link, which is then shown as text
 */
export function pageLink(link: string, place: Place, visitor: Visitor): string | null {
  if (!link.startsWith('/')) return null
  const own = addressOf(inOrganisation(''), place)
  const page = link.startsWith(`${own}/`) ? link.slice(own.length) : link
  const address = own + (page.startsWith('/dashboards/') ? `/bp${page}` : page)
  const at = routeAt(address.replace(/[?#].*$/su, ''))
  if (!at || !stands(at.spec.path) || missingFor(at.spec.needs, visitor).length > 0) return null
  return address
}
