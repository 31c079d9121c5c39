import { createRoute, type AnyRoute, type RouteComponent } from '@tanstack/react-router'

/** The screens beside a tree, loaded when they are first opened. */
export interface TreeScreens {
  /** While nothing is chosen. */
  start: RouteComponent
  /** The page of one; its id `new` is the one that does not exist yet. */
  one: RouteComponent
}

/** The routes below that of a hierarchy: its tree stays while one goes from one page to the next. */
export const treeRoutes = <Parent extends AnyRoute>(parent: Parent, { start, one }: TreeScreens) =>
  [
    createRoute({ getParentRoute: () => parent, path: '/', component: start }),
    createRoute({ getParentRoute: () => parent, path: '$id', component: one }),
  ] as const
