export { OrganisationSelector } from './OrganisationSelector.js'
export type { OrganisationOption, OrganisationSelectorProps } from './OrganisationSelector.js'
