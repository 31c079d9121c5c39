import { createRoute, redirect } from '@tanstack/react-router'
import { organisationRoute } from '../../shell/organisationRoute.js'

/**
 * The data area: for administrators and consultants of a corporate plan. Its default page is the services until the
 * dictionary stands. Source: spec.md, sections 2 and 6.
 */
export const bimRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/bim',
  beforeLoad: ({ params, context: { user } }) => {
    const missing = user.roles.length === 0 ? 'role' : user.userType !== 'CORPORATE' ? 'plan' : null
    if (missing) throw redirect({ to: '/$lang/$orgId/forbidden', params, search: { missing }, replace: true })
  },
})
