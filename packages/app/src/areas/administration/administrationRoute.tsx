import { createRoute } from '@tanstack/react-router'
import { organisationRoute } from '../../shell/organisationRoute.js'

/** The administration area; the route table says for whom it is and what it opens with. */
export const administrationRoute = createRoute({ getParentRoute: () => organisationRoute, path: '/administration' })
