import { createRoute } from '@tanstack/react-router'
import { organisationRoute } from '../../shell/organisationRoute.js'

/** The implementation area; the route table says for whom it is and what it opens with. */
export const implementationRoute = createRoute({ getParentRoute: () => organisationRoute, path: '/implementation' })
