import { createRoute, redirect } from '@tanstack/react-router'
import { orderOrganisations, organisationsQuery } from '../session/organisations.js'
import { homePath } from './homePath.js'
import { preferredLanguage, rootRoute } from './rootRoute.js'

/**
 * The root address: into the stored organisation when signed in, or the first of the user's list when none is stored;
 * else to the sign-in. Source: spec.md, section 2.
 */
export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async ({ context: { services } }) => {
    const user = await services.session.user()
    if (!user) throw redirect({ to: '/sign-in' })
    const language = preferredLanguage(services)
    const list = await services.queryClient.query(organisationsQuery(services.client))
    const stored = services.storage.get('organisation')
    const first = orderOrganisations(list, user, language)[0]?.organisationId
    const organisation = list.some(({ organisationId }) => organisationId === stored) ? stored : first
    if (!organisation) throw redirect({ to: '/forbidden' })
    throw redirect({ href: homePath(language, organisation) })
  },
})
