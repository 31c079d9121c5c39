import { createRoute } from '@tanstack/react-router'
import { organisationRoute } from '../../shell/organisationRoute.js'

/** The processes area; the route table says for whom it is and what it opens with. */
export const bpRoute = createRoute({ getParentRoute: () => organisationRoute, path: '/bp' })
