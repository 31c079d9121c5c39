import { lazyPart } from '../lazy-part/lazyPart.js'

/** The list of the languages, loaded when somebody is about to open it. */
export const languagePart = lazyPart(async () => (await import('./LanguageList.js')).LanguageList)
