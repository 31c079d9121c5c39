import { visitorOf } from '@embpm/contract'
import { createRoute, redirect } from '@tanstack/react-router'
import { inOrganisation } from '../routes/page.js'
import { addressOf } from '../routes/views.js'
import { preferredLanguage } from '../session/languages.js'
import { rootRoute } from './rootRoute.js'
import { startOrganisation } from './startOrganisation.js'
import { startPath } from './startPath.js'

/**
 * The root address: to the user's start page in the stored organisation when signed in, or the first of the user's list when none is stored;
 * else to the sign-in. Inside a host's window its own start page takes over. Source: spec.md, section 2.
 */
export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async ({ context: { services } }) => {
    if (services.host.state().status === 'ready') throw redirect({ to: '/ms-teams' })
    const user = await services.session.user()
    if (!user) throw redirect({ to: '/sign-in' })
    const language = preferredLanguage(services)
    const organisation = await startOrganisation(services, user, language)
    if (!organisation) {
      // Whose only organisation is disabled is told so at its address.
      const [disabled] = await services.client.me.disabledOrganisations()
      if (!disabled) throw redirect({ to: '/forbidden' })
      throw redirect({ href: addressOf(inOrganisation(''), { language, organisation: disabled.organisationId }) })
    }
    const path = startPath(services.storage.get('fuseConfig')?.start, visitorOf(user, organisation))
    throw redirect({ href: addressOf(path, { language, organisation: organisation.organisationId }) })
  },
})
