import { createRoute, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import type { RawSearch } from '../shell/searchParams.js'
import { screensByView, type ScreensByView } from './screensByView.js'

/** The screens of a kind of entity, loaded when they are first opened. */
export interface EntityScreens {
  list: RouteComponent
  /** What else the list can be shown as, by the value of `view` in the address, such as `board`. */
  views?: ScreensByView
  /** The page of one; its id `new` is the one that does not exist yet. */
  one: RouteComponent
}

/**
 * The routes of a kind of entity below an area: the list at `path`, and the page of one below it.
 * @param path below the area: `/ricefw`
 */
export const entityRoutes = <Parent extends AnyRoute, Path extends `/${string}`>(
  parent: Parent,
  path: Path,
  { list, views, one }: EntityScreens,
) =>
  [
    createRoute({ getParentRoute: () => parent, path, ...screensByView(list, views) }),
    createRoute({
      getParentRoute: () => parent,
      path: `${path}/$id`,
      validateSearch: (search: RawSearch): RawSearch => search,
      component: one,
    }),
  ] as const
