import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { languageSchema } from '../session/languages.js'
import { orderOrganisations, organisationsQuery } from '../session/organisations.js'
import { redirectPath } from '../session/redirectPath.js'
import { organisationIdSchema } from '../session/storage.js'
import { ForbiddenScreen } from './ForbiddenScreen.js'
import { homePath } from './homePath.js'
import { NotFoundScreen } from './NotFoundScreen.js'
import { rootRoute } from './rootRoute.js'
import { Shell } from './Shell.js'

/**
 * Everything behind the sign-in: `/{lang}/{orgId}`. Loads the language, asks who is signed in, and lets nobody into an
 * organisation that is not theirs. Source: spec.md, sections 2 and 4.
 */
export const organisationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$lang/$orgId',
  beforeLoad: async ({ params, context: { services }, location }) => {
    const { data: language } = languageSchema.safeParse(params.lang)
    if (!language) throw notFound({ data: 'page' })
    await services.texts.load(language)
    services.storage.set('activeLang', language)

    const user = await services.session.user()
    if (!user) {
      services.storage.set('redirectUrl', redirectPath(location.href))
      throw redirect({ to: '/sign-in' })
    }

    const valid = organisationIdSchema.safeParse(params.orgId).success
    const list = valid ? await services.queryClient.query(organisationsQuery(services.client)) : []
    const organisations = orderOrganisations(list, user, language)
    const organisation = organisations.find(({ organisationId }) => organisationId === params.orgId)
    if (!organisation) throw notFound({ data: 'organisation' })
    services.session.enter(organisation.organisationId)
    return { user, organisation, organisations, language }
  },
  component: Shell,
  notFoundComponent: ({ data }) => <NotFoundScreen kind={data === 'organisation' ? 'organisation' : 'page'} />,
})

/** An organisation's address alone leads to where its work starts. */
export const organisationIndexRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/',
  beforeLoad: ({ context: { language, organisation } }) => {
    throw redirect({ href: homePath(language, organisation.organisationId), replace: true })
  },
})

/** Where one lands inside an organisation without the role or plan that a page needs. */
export const organisationForbiddenRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/forbidden',
  component: ForbiddenScreen,
})
