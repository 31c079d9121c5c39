import { addressOf, type Place } from './addressOf.js'
import { menus, type MenuGroup } from './menus.js'
import { missingFor, type Visitor } from './missingFor.js'
import type { AreaId, RouteSpec } from './RouteSpec.js'
import { routeTable } from './routeTable.js'
import { stands } from './stands.js'

/** Name of a page: a key of the words `pages`. */
export type PageTitle = (typeof menus)[AreaId][number]['pages'][number]['title']

/** Name of a group: a key of the words `menus`. */
export type GroupTitle = (typeof menus)[AreaId][number]['title']

/** A group of a menu as one visitor sees it in one place. */
export interface VisibleGroup {
  title: GroupTitle
  pages: readonly { path: string; title: PageTitle; href: string }[]
}

type Groups = readonly (Omit<MenuGroup, 'title' | 'pages'> & {
  title: GroupTitle
  pages: readonly { path: string; title: PageTitle }[]
})[]

const table: ReadonlyMap<string, RouteSpec> = new Map(routeTable.map((spec) => [spec.path, spec]))

/**
 * The menu of an area for a visitor: without the groups that are hidden from them, the pages that they may not open, and
 * those whose screens are still to come; without groups in which nothing is left.
 */
export function menuOf(area: AreaId, place: Place, visitor: Visitor): VisibleGroup[] {
  const groups: Groups = menus[area]
  return groups
    .filter(({ hiddenWithout }) => hiddenWithout === undefined || missingFor([hiddenWithout], visitor).length === 0)
    .map(({ title, pages }) => ({
      title,
      pages: pages
        .filter(({ path }) => stands(path) && missingFor(table.get(path)?.needs ?? [], visitor).length === 0)
        .map((page) => ({ ...page, href: addressOf(page.path, place) })),
    }))
    .filter(({ pages }) => pages.length > 0)
}
