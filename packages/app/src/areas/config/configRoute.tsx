import { createRoute } from '@tanstack/react-router'
import { organisationRoute } from '../../shell/organisationRoute.js'

/** The system configuration; the route table says for whom it is. */
export const configRoute = createRoute({ getParentRoute: () => organisationRoute, path: '/config' })
