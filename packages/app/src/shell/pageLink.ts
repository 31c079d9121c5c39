import { entityNames, type Visitor } from '@embpm/contract'
import { inOrganisation } from '../routes/page.js'
import { addressOf, isOpen, pageAt, pageOfKind, type Place, redirectAt } from '../routes/views.js'

/** Where the pages of the sample stand here, if not at the address that its links name. Its `/apps/…` are the area of that name. */
const placed: Readonly<Record<string, string>> = {
  '/dashboards/crypto': '/apps/crypto',
  '/dashboards/': '/bp/dashboards/',
}

const inArea = (page: string) => {
  const head = Object.keys(placed).find((start) => page.startsWith(start))
  return head === undefined ? page : `${placed[head]}${page.slice(head.length)}`
}

/**
 * Where a link of the sample data leads: a page of this organisation that the visitor may open and that is built.
 * The sample writes `/bp/processes`, `/apps/mailbox` and `/dashboards/project`; a whole address of the own organisation counts too.
 * `/objects/requirements/REQ-1` is one entity of a kind, on the page of that (`objectLink`).
 * @returns the address; `null` for every other link, which is then shown as text
 */
export function pageLink(link: string, place: Place, visitor: Visitor): string | null {
  if (!link.startsWith('/')) return null
  const own = addressOf(inOrganisation(''), place)
  const page = inArea(link.startsWith(`${own}/`) ? link.slice(own.length) : link)
  const address = objectAddress(page, place) ?? own + page
  const pathname = address.replace(/[?#].*$/su, '')
  const at = pageAt(pathname)
  if (!at || !isOpen(at.page, visitor)) return null
  // Below a page that only leads on to another there is nothing that is not a page itself, or is led on, too.
  if (!at.exact && at.page.redirect !== undefined) return redirectAt(pathname, place)
  return address
}

/** The address of an entity that a link names by its kind; `null` for any other link, and for a kind without pages. */
function objectAddress(link: string, place: Place): string | null {
  const [, name, id] = /^\/objects\/(\w+)\/([^/?#]+)$/u.exec(link) ?? []
  const kind = entityNames.find((one) => one === name)
  const page = kind && pageOfKind(kind, place.area)
  return page && id !== undefined ? `${addressOf(page.path, place)}/${id}` : null
}
