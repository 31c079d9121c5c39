import { lazyPart } from '../lazy-part/lazyPart.js'

/** The panel with the search and the list, loaded when somebody is about to open it. */
export const organisationPart = lazyPart(async () => (await import('./OrganisationPanel.js')).OrganisationPanel)
