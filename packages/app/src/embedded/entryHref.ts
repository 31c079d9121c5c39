import { visitorOf } from '@embpm/contract'
import { takeTarget } from '../session/landing.js'
import { languages, languageSchema, preferredLanguage, type Language } from '../session/languages.js'
import type { Services } from '../session/services.js'
import { startOrganisation } from '../shell/startOrganisation.js'
import { embeddedHome, embeddedHref, embeddedPages, type EmbeddedPage } from './embeddedPages.js'
import type { HostContext } from './hostContext.js'

/**
 * Where one goes from the page that the host opens: to the realms where nobody is signed in; else to where one wanted to
 * be, to the page that the address or the host's link names, or to the start page.
 */
export async function entryHref(
  services: Pick<Services, 'session' | 'storage' | 'client' | 'queryClient'>,
  context: Pick<HostContext, 'locale' | 'subPage'>,
  page?: EmbeddedPage,
): Promise<string> {
  const user = await services.session.user()
  if (!user) return '/ms-teams/set-realms'
  const target = takeTarget(services.storage)
  if (target !== null && !target.startsWith('/ms-teams')) return target
  const language = services.storage.get('activeLang') ?? hostLanguage(context.locale) ?? preferredLanguage(services)
  const organisation = await startOrganisation(services, user, language)
  if (!organisation) return '/forbidden'
  const place = { language, organisation: organisation.organisationId }
  const wanted = page ?? embeddedPages.find((one) => one === context.subPage)
  return (wanted && embeddedHref(wanted, place, visitorOf(user, organisation))) ?? embeddedHome(place)
}

/** The language for a host's locale, such as `pt-br` or `de-AT`; `null` where there is none. */
export function hostLanguage(locale: string): Language | null {
  const wanted = locale.toLowerCase()
  const [base = ''] = wanted.split('-')
  const same = languages.find((language) => language.toLowerCase() === wanted)
  const related = languages.find((language) => language.toLowerCase().split('-')[0] === base)
  return languageSchema.safeParse(same ?? related).data ?? null
}
