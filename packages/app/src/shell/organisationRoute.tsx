import { missingFor, visitorOf } from '@embpm/contract'
import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { pageAt, redirectAt } from '../routes/views.js'
import { lostPath, rememberTarget } from '../session/landing.js'
import { languageSchema } from '../session/languages.js'
import { orderOrganisations, organisationsQuery } from '../session/organisations.js'
import { organisationIdSchema } from '../session/storage.js'
import { OrganisationForbiddenScreen } from './ForbiddenScreen.js'
import { MissingScreen } from './MissingScreen.js'
import { rootRoute } from './rootRoute.js'
import { Shell } from './Shell.js'

/**
 * Everything behind the sign-in: `/{lang}/{orgId}`. Loads the language, asks who is signed in, lets nobody into an
 * organisation that is not theirs, and holds what the registry says of the page: one guard for all of them, so that
 * no page can be without. Source: spec.md, sections 2, 4, 6 and 8.
 */
export const organisationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$lang/$orgId',
  beforeLoad: async ({ params, context: { services }, location }) => {
    const { data: language } = languageSchema.safeParse(params.lang)
    if (!language) throw notFound({ data: 'page' })
    await services.texts.load(language)
    services.storage.set('activeLang', language)

    if (!(await services.session.user())) throw toSignIn()
    const valid = organisationIdSchema.safeParse(params.orgId).success
    const list = valid ? await services.queryClient.query(organisationsQuery(services.client)) : []
    const mine = list.find(({ organisationId }) => organisationId === params.orgId)
    if (!mine) {
      const disabled = valid ? await services.client.me.disabledOrganisations() : []
      const isDisabled = disabled.some(({ organisationId }) => organisationId === params.orgId)
      throw notFound({ data: isDisabled ? 'disabledOrganisation' : 'organisation' })
    }
    // In another organisation the roles may be others: they are asked for again, and awaited.
    const same = services.session.organisation() === mine.organisationId
    services.session[same ? 'enter' : 'switchTo'](mine.organisationId)
    const user = await services.session.user()
    if (!user) throw toSignIn()

    const place = { language, organisation: mine.organisationId }
    const at = pageAt(location.pathname)
    const visitor = visitorOf(user, mine)
    const missing = at ? missingFor(at.page.needs, visitor) : []
    if (missing.length > 0) {
      throw redirect({
        to: '/$lang/$orgId/forbidden',
        params,
        search: { missing },
        state: missing.includes('role') ? { insufficient: true } : {},
        replace: true,
      })
    }
    const onward = redirectAt(location.pathname, place)
    if (onward !== null) throw redirect({ href: onward, replace: true })

    const organisations = orderOrganisations(list, user, language)
    const organisation = organisations.find(({ organisationId }) => organisationId === mine.organisationId) ?? mine
    return { user, visitor, organisation, organisations, language }

    function toSignIn() {
      rememberTarget(services.storage, location.href)
      return redirect({ to: lostPath(services.storage) })
    }
  },
  // A layout that the address asks for stays until one leaves: filtering a list must not change the frame around it.
  search: {
    middlewares: [
      ({ search, next }) => {
        const after = next(search)
        return 'layout' in search && !('layout' in after) ? { ...after, layout: search.layout } : after
      },
    ],
  },
  component: Shell,
  notFoundComponent: ({ data }) => <MissingScreen data={data} />,
})

/** An address of an organisation that no page has: the guards have held, what is left is to say so. */
export const organisationRestRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/$',
  component: () => <MissingScreen />,
})

/** Where one lands inside an organisation without the role, plan or permission that a page needs. */
export const organisationForbiddenRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/forbidden',
  component: OrganisationForbiddenScreen,
})
