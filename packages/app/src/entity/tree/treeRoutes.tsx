import type { EntityName } from '@embpm/contract'
import { createRoute, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { prefetchEntity } from '../prefetch.js'

/** The screens beside a tree, loaded when they are first opened. */
export interface TreeScreens {
  /** While nothing is chosen. */
  start: RouteComponent
  /** The page of one; its id `new` is the one that does not exist yet. */
  one: RouteComponent
}

/** The routes below that of a hierarchy: its tree stays while one goes from one page to the next. */
export const treeRoutes = (parent: AnyRoute, { start, one }: TreeScreens, kind?: EntityName): AnyRoute[] => [
  createRoute({ getParentRoute: () => parent, path: '/', component: start }),
  createRoute({ getParentRoute: () => parent, path: '$id', loader: kind && prefetchEntity(kind), component: one }),
]
