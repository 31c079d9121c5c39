import type { EntityName } from '@embpm/contract'
import { createRoute, type AnyRoute } from '@tanstack/react-router'
import { routeComponent, type Screen } from '../routes/screen.js'
import type { RawSearch } from '../shell/searchParams.js'
import { followProject } from './followProject.js'
import { prefetchEntity, prefetchRows } from './prefetch.js'
import { screensByView, type ScreensByView } from './screensByView.js'

/** The screens of a kind of entity, loaded when they are first opened. */
export interface EntityScreens {
  list: Screen
  /** What else the list can be shown as, by the value of `view` in the address, such as `board`. */
  views?: ScreensByView
  /** The page of one; its id `new` is the one that does not exist yet. */
  one: Screen
}

/**
 * The routes of a kind of entity below an area: the list at `path`, and the page of one below it.
 * @param path below the area: `/ricefw`
 * @param kind whose entities are asked for while a screen is loaded; nothing is without it
 */
export const entityRoutes = (
  parent: AnyRoute,
  path: `/${string}`,
  { list, views, one }: EntityScreens,
  kind?: EntityName,
): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path,
    beforeLoad: followProject(kind),
    ...screensByView(list, views, kind && { first: prefetchRows(kind) }),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: `${path}/$id`,
    validateSearch: (search: RawSearch): RawSearch => search,
    loader: kind && prefetchEntity(kind),
    component: routeComponent(one),
  }),
]
