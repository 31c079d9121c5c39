import type { Names } from '../names.ts'

/** Route of a new area. */
export const areaRouteFile = ({
  area,
  areaName,
}: Names): string => `import { createRoute } from '@tanstack/react-router'
import { organisationRoute } from '../../shell/organisationRoute.js'

/** Everything below \`/{lang}/{orgId}/${area}\`; the route table says for whom it is and what it opens with. */
export const ${areaName}Route = createRoute({ getParentRoute: () => organisationRoute, path: '/${area}' })
`

/** Routes of a new area. */
export const areaRoutesFile = ({
  area,
  areaName,
  plural,
  many,
}: Names): string => `import { ${many}Routes } from './${plural}/routes.js'
import { ${areaName}Route } from './${areaName}Route.js'

/** The ${area.replaceAll('-', ' ')} area with everything below it. */
export const ${areaName}Routes = ${areaName}Route.addChildren([...${many}Routes])
`

/** Routes of the list and of the page of one. */
export const routesFile = ({
  areaName,
  aOne,
  plural,
  many,
  One,
  Many,
  pluralWords,
}: Names): string => `import { lazyRouteComponent } from '@tanstack/react-router'
import { entityRoutes } from '../../../entity/entityRoutes.js'
import { ${areaName}Route } from '../${areaName}Route.js'

/** The list of ${pluralWords}, and the page of ${aOne}. */
export const ${many}Routes = entityRoutes(${areaName}Route, '/${plural}', {
  list: lazyRouteComponent(() => import('./${Many}Screen.js'), '${Many}Screen'),
  one: lazyRouteComponent(() => import('./${One}Screen.js'), '${One}Screen'),
})
`
