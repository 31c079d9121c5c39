import { createRoute } from '@tanstack/react-router'
import { organisationRoute } from '../../shell/organisationRoute.js'

/** The project area; the route table says for whom it is and what it opens with. */
export const projectRoute = createRoute({ getParentRoute: () => organisationRoute, path: '/project' })
