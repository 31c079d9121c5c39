import { preload } from '@embpm/ui/lazy-part'
import { prefetchRows, prefetchTree } from '../entity/prefetch.js'
import { pageAt } from '../routes/views.js'
import { languageSchema, preferredLanguage } from '../session/languages.js'
import { organisationsQuery } from '../session/organisations.js'
import { storedToken } from '../session/person.js'
import type { Services } from '../session/services.js'
import type { RawSearch } from './searchParams.js'

/**
 * Asks at once for what the guards of the first page ask for one after the other, the words, the user and the organisations,
 * and, where the visit goes on in the organisation and language of the last one, for its screen and what that will show. The
 * guards find the answers or join the requests; nothing is decided here, and a failure is left to them.
 */
export function askAhead(services: Services, location: { pathname: string; search: RawSearch }): void {
  const { storage, texts, session, queryClient, client } = services
  const [, tag, orgId = ''] = location.pathname.split('/')
  // The root leads into an organisation, in the language of the last visit.
  const { data: language } = languageSchema.safeParse(tag || preferredLanguage(services))
  if (!language || storedToken(storage) === null) return
  const isAsLast = language === storage.get('activeLang') && orgId === storage.get('organisation')
  for (const asked of [texts.load(language), session.user(), queryClient.query(organisationsQuery(client))])
    asked.catch(() => {})
  const { page, exact } = pageAt(location.pathname) ?? {}
  if (!isAsLast || !exact || !page?.screens || location.search.view !== undefined) return
  const { screens, kind, tree } = page
  const opening = { params: { orgId }, location, context: { services }, abortController: new AbortController() }
  if ('screen' in screens) return preload(screens.screen)
  preload('tree' in screens ? screens.tree : screens.list)
  if ('tree' in screens) return tree && prefetchTree(tree)(opening)
  if (kind) prefetchRows(kind)(opening)
}
