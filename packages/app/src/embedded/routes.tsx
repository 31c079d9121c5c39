import { lazyPart } from '@embpm/ui/lazy-part'
import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { routeComponent } from '../routes/screen.js'
import type { Configuration } from '../session/configuration.js'
import type { Settings } from '../session/settings.js'
import { realmSchema } from '../session/storage.js'
import { organisationRoute } from '../shell/organisationRoute.js'
import { rootRoute } from '../shell/rootRoute.js'
import { embeddedPages } from './embeddedPages.js'

const orElse = z.catch

const entryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ms-teams',
  validateSearch: z.object({
    /** The page that a tab of the host opens with. */
    page: orElse(z.optional(z.enum(embeddedPages)), undefined),
    /** The sign-in in a window of its own is done. */
    window: orElse(z.optional(z.literal('done')), undefined),
  }),
  component: routeComponent(lazyPart(async () => (await import('./EmbeddedEntry.js')).EmbeddedEntry)),
})

const realmsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ms-teams/set-realms',
  validateSearch: z.object({
    /** In the window of a sign-in: the realm that was chosen. */
    realm: z.pipe(
      orElse(z.optional(z.string()), undefined),
      z.transform((value) => realmSchema.safeParse(value).data),
    ),
  }),
  beforeLoad: async ({ context: { services } }) => ({
    realms: realmChoices(services.configuration, await services.settings()),
  }),
  component: routeComponent(lazyPart(async () => (await import('./RealmsScreen.js')).RealmsScreen)),
})

/** The start page of the embedded mode, a page of an organisation. */
export const embeddedHomeRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/ms-teams',
  validateSearch: z.object({
    page: orElse(z.optional(z.literal('chat')), undefined),
    /** The conversation with the assistant that is shown; none: a new one. */
    chat: orElse(z.optional(z.string().check(z.minLength(1), z.maxLength(64))), undefined),
  }),
  component: routeComponent(lazyPart(async () => (await import('./EmbeddedHome.js')).EmbeddedHome)),
})

/** The pages of the embedded mode outside of an organisation, for the root route. Source: spec.md, section 2. */
export const embeddedRoutes = [entryRoute, realmsRoute] as const

/** The realms that one may choose from, as the deployment sets them: its own list, else its realm and those of the special pages. */
function realmChoices(
  { clientId }: Pick<Configuration, 'clientId'>,
  { teams, signIn }: Pick<Settings, 'teams' | 'signIn'>,
): readonly string[] {
  if (teams.realms.length > 0) return teams.realms
  const { tremco, sub } = signIn.realms
  return [...new Set([...(clientId === undefined ? [] : [clientId]), tremco, sub])]
}
