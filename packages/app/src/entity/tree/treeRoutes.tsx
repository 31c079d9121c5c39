import type { EntityName } from '@embpm/contract'
import { createRoute, type AnyRoute } from '@tanstack/react-router'
import { routeComponent, type Screen } from '../../routes/screen.js'
import { prefetchEntity } from '../prefetch.js'

/** The screens beside a tree, loaded when they are first opened. */
export interface TreeScreens {
  /** While nothing is chosen. */
  start: Screen
  /** The page of one; its id `new` is the one that does not exist yet. */
  one: Screen
}

/** The routes below that of a hierarchy: its tree stays while one goes from one page to the next. */
export const treeRoutes = (parent: AnyRoute, { start, one }: TreeScreens, kind?: EntityName): AnyRoute[] => [
  createRoute({ getParentRoute: () => parent, path: '/', component: routeComponent(start) }),
  createRoute({
    getParentRoute: () => parent,
    path: '$id',
    loader: kind && prefetchEntity(kind),
    component: routeComponent(one),
  }),
]
