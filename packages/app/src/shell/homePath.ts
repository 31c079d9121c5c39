import type { Language } from '../session/languages.js'

/** Where an organisation's work starts. The specification names the processes; until they stand, the services are first. */
export const homePath = (language: Language, organisation: string): string =>
  `/${language}/${organisation}/bim/services`
