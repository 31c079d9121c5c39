import { pageAt } from '../routes/views.js'
import { lostPath, rememberTarget } from '../session/landing.js'
import type { Services } from '../session/services.js'
import { preferredLanguage } from '../session/languages.js'
import { startOrganisation } from './startOrganisation.js'

/**
 * Where the catch-all goes: to the same path, which is that of the user's organisation where the path names a page of one
 * (`/bp/processes`, as menus and messages of the sample do). Asks for the sign-in first where nobody is signed in.
 * Source: spec.md, sections 2 and 8.
 * @param pathname the address that no page has
 * @param rest its search part and fragment
 */
export async function renavigation(
  services: Pick<Services, 'session' | 'storage' | 'client' | 'queryClient'>,
  pathname: string,
  rest: string,
): Promise<string> {
  const same = pathname + rest
  if (!pageAt(`/lang/organisation${pathname}`)) return same
  const user = await services.session.user()
  if (!user) {
    rememberTarget(services.storage, same)
    return lostPath(services.storage)
  }
  const language = preferredLanguage(services)
  const organisation = await startOrganisation(services, user, language)
  return organisation ? `/${language}/${organisation.organisationId}${same}` : '/forbidden'
}
