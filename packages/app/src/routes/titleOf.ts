import type { PageTitle } from './page.js'
import { areas, type AreaId } from './registry.js'
import { pageAt } from './views.js'

/** The name of the product, which every title ends with. */
const product = 'EMBPM'

/**
 * The title of a page: what its heading says, what lists it, and the product: "Goods movement – Services – EMBPM". What says
 * the same twice is said once, as for a list. What several areas show names the area, where it is not at home.
 * @param heading text of the heading; empty as long as there is none
 * @param t gives the words of a key
 */
export function titleOf(pathname: string, heading: string, t: (key: PageTitle | `${AreaId}.title`) => string): string {
  const page = pageAt(pathname)?.page
  const key: PageTitle | undefined = page?.kind ? `${page.kind}.title` : page?.title
  const guestIn = areas.find(({ id }) => page?.home !== undefined && page.home !== id && page.area === id)
  const parts = new Set([heading, key ? t(key) : '', guestIn ? t(`${guestIn.id}.title`) : '', product])
  parts.delete('')
  return [...parts].join(' – ')
}
