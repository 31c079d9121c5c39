import type { Language } from '../session/languages.js'

/** What may be switched in an address. */
export interface Switch {
  language?: Language
  organisation?: string
}

/**
 * The same page in another language or organisation: `/{lang}/{orgId}/…` with the parts replaced. An object belongs to
 * one organisation, so switching that goes back to the list which the object was opened from.
 */
export function switchedPath(pathname: string, { language, organisation }: Switch): string {
  const [, lang = 'en', orgId = '', ...rest] = pathname.split('/')
  const kept = organisation && rest[0] === 'bim' ? rest.slice(0, 2) : rest
  return `/${[language ?? lang, organisation ?? orgId, ...kept].join('/')}`
}
