/** Terranova Group, the organisation of the stories. */
const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'

/** Address of a page of the stories' organisation; `path` is what follows the organisation. */
export const sceneAddress = (path: string, language = 'en'): string => `/${language}/${organisation}/${path}`
