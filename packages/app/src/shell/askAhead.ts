import type { AnyRouter } from '@tanstack/react-router'
import { languageSchema } from '../session/languages.js'
import { organisationsQuery } from '../session/organisations.js'
import { storedToken } from '../session/person.js'
import type { Services } from '../session/services.js'

/**
 * Asks at once for what the guards of the first page ask for one after the other, the words, the user and the organisations,
 * and, where the visit goes on in the organisation and language of the last one, for what its screen will show. The guards find
 * the answers or join the requests; nothing is decided here, and a failure is left to them.
 */
export function askAhead({ storage, texts, session, queryClient, client }: Services, router: AnyRouter): void {
  const [, tag, organisation] = router.latestLocation.pathname.split('/')
  const { data: language } = languageSchema.safeParse(tag)
  if (!language || storedToken(storage) === null) return
  const last = { language: storage.get('activeLang'), organisation: storage.get('organisation') }
  ignore(texts.load(language))
  ignore(session.user())
  ignore(queryClient.query(organisationsQuery(client)))
  if (language !== last.language || organisation !== last.organisation) return
  for (const { routeId, params, loaderDeps } of router.matchRoutes(router.latestLocation)) {
    // One entity is asked for by its page, which wants the latest.
    if ('id' in params) continue
    const loader: unknown = router.routesById[routeId]?.options.loader
    if (typeof loader !== 'function') continue
    ignore(
      loader({
        params,
        deps: loaderDeps,
        location: router.latestLocation,
        context: router.options.context,
        abortController: new AbortController(),
      }),
    )
  }
}

const ignore = (asked: unknown) => void Promise.resolve(asked).catch(() => {})
