import { lazyRouteComponent } from '@tanstack/react-router'
import { entityRoutes } from '../../../entity/entityRoutes.js'
import { implementationRoute } from '../implementationRoute.js'

/** The list of processes of scenarios, and the page of one. */
export const scenarioProcessesRoutes = entityRoutes(implementationRoute, '/scenario-processes', {
  list: lazyRouteComponent(() => import('./ScenarioProcessesScreen.js'), 'ScenarioProcessesScreen'),
  one: lazyRouteComponent(() => import('./ScenarioProcessScreen.js'), 'ScenarioProcessScreen'),
})
