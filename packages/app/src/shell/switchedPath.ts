import { addressOf, pageAt } from '../routes/views.js'
import { inOrganisation } from '../routes/page.js'
import type { Language } from '../session/languages.js'

/** What may be switched in an address. */
export interface Switch {
  language?: Language
  organisation?: string
}

/**
 * The same page in another language or organisation: `/{lang}/{orgId}/…` with the parts replaced. An object belongs to
 * one organisation, so switching that goes back to the list which the object was opened from; and what was forbidden in
 * one may be open in another, so its start page is tried.
 */
export function switchedPath(pathname: string, { language, organisation }: Switch): string {
  const [, lang = 'en', orgId = '', ...rest] = pathname.split('/')
  const place = { language: language ?? lang, organisation: organisation ?? orgId }
  if (organisation === undefined) return `/${[place.language, place.organisation, ...rest].join('/')}`
  const path = pageAt(pathname)?.page.path
  const lost = path === undefined || path === inOrganisation('forbidden')
  return addressOf(lost ? inOrganisation('') : path, place)
}
