import { type Configuration, defaultConfiguration } from '../session/configuration.js'

/** A deployment where administrators make the accounts. */
export const byAdministrators: Configuration = { ...defaultConfiguration(location.origin), accounts: 'invited' }
