import type { Visitor } from '@embpm/contract'
import { inOrganisation } from '../routes/page.js'
import { addressOf, isOpen, pageAt, type Place } from '../routes/views.js'

/** The dashboards of the sample are those of the processes here. */
const inArea = (page: string) => page.replace(/^\/dashboards(?=\/)/u, '/bp/dashboards')

/**
 * Where a link of the sample data leads: a page of this organisation that the visitor may open and that is built.
 * The sample writes `/bp/processes` and `/dashboards/project`; a whole address of the own organisation counts too.
 * @returns the address; `null` for every other link, which is then shown as text
 */
export function pageLink(link: string, place: Place, visitor: Visitor): string | null {
  if (!link.startsWith('/')) return null
  const own = addressOf(inOrganisation(''), place)
  const page = inArea(link.startsWith(`${own}/`) ? link.slice(own.length) : link)
  const address = own + page
  const at = pageAt(address.replace(/[?#].*$/su, ''))
  if (!at || !isOpen(at.page, visitor)) return null
  return address
}
