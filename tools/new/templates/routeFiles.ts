import type { Names } from '../names.ts'

/** Route of a new area. */
export const areaRouteFile = ({
  area,
  areaName,
}: Names): string => `import { createRoute } from '@tanstack/react-router'
import { organisationRoute } from '../../shell/organisationRoute.js'

/** Everything below \`/{lang}/{orgId}/${area}\`. */
export const ${areaName}Route = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/${area}',
})
`

/** Routes of a new area, with its first screen as the default page. */
export const areaRoutesFile = ({
  area,
  areaName,
  plural,
  many,
}: Names): string => `import { createRoute, redirect } from '@tanstack/react-router'
import { ${areaName}Route } from './${areaName}Route.js'
import { ${many}Routes } from './${plural}/routes.js'

const ${areaName}IndexRoute = createRoute({
  getParentRoute: () => ${areaName}Route,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/$orgId/${area}/${plural}', params, replace: true })
  },
})

/** The area with everything below it. */
export const ${areaName}Routes = ${areaName}Route.addChildren([${areaName}IndexRoute, ...${many}Routes])
`

/** Routes of the screen. */
export const routesFile = ({
  areaName,
  plural,
  many,
  Many,
  pluralWords,
}: Names): string => `import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { RawSearch } from '../../../shell/searchParams.js'
import { ${areaName}Route } from '../${areaName}Route.js'

const ${many}Route = createRoute({
  getParentRoute: () => ${areaName}Route,
  path: '/${plural}',
  validateSearch: (search: RawSearch): RawSearch => search,
  component: lazyRouteComponent(() => import('./${Many}Screen.js'), '${Many}Screen'),
})

/** The list of ${pluralWords}. */
export const ${many}Routes = [${many}Route] as const
`
