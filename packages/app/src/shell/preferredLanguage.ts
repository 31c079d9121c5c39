import type { Language } from '../session/languages.js'
import type { Services } from '../session/services.js'

/** The language remembered from the last visit, else English. Source: spec.md, section 9. */
export const preferredLanguage = ({ storage }: Pick<Services, 'storage'>): Language => storage.get('activeLang') ?? 'en'
