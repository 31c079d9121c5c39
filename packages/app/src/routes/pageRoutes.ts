import { createRoute, type AnyRoute } from '@tanstack/react-router'
import { entityRoutes } from '../entity/entityRoutes.js'
import { followProject } from '../entity/followProject.js'
import { prefetchRows, prefetchTree } from '../entity/prefetch.js'
import { screensByView } from '../entity/screensByView.js'
import { treeRoutes } from '../entity/tree/treeRoutes.js'
import { inOrganisation } from './page.js'
import { pages } from './registry.js'
import { routeComponent } from './screen.js'

/** The routes of all pages that have screens, below that of the organisation. */
export const pageRoutes = (organisationRoute: AnyRoute): AnyRoute[] =>
  pages.flatMap(({ path: full, kind, tree: nodes, follows, screens }): AnyRoute[] => {
    if (!screens) return []
    const path: `/${string}` = `/${full.slice(inOrganisation('').length + 1)}`
    if ('screen' in screens) {
      // Everything passes: the screen names what it could not follow instead of failing or dropping it in silence.
      const validateSearch = (search: Record<string, unknown>) => search
      return [
        createRoute({
          getParentRoute: () => organisationRoute,
          path: screens.below ? `${path}${screens.below}` : path,
          validateSearch,
          beforeLoad: followProject(follows),
          component: routeComponent(screens.screen),
        }),
      ]
    }
    if ('tree' in screens) {
      const tree = createRoute({
        getParentRoute: () => organisationRoute,
        path,
        ...screensByView(
          screens.tree,
          screens.views,
          nodes && { first: prefetchTree(nodes), list: prefetchRows(nodes) },
        ),
      })
      return [tree.addChildren(treeRoutes(tree, screens, kind))]
    }
    return entityRoutes(organisationRoute, path, screens, kind)
  })
