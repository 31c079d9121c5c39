import { createRoute } from '@tanstack/react-router'
import { organisationRoute } from '../../shell/organisationRoute.js'

/** The data area; the route table says for whom it is and what it opens with. */
export const bimRoute = createRoute({ getParentRoute: () => organisationRoute, path: '/bim' })
