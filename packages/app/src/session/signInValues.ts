import type { Configuration, ConfigurationSource } from './configuration.js'
import type { Settings } from './settings.js'
import type { Storage } from './storage.js'

/** A value of the sign-in at an identity provider, and where it comes from. */
export interface SignInValue {
  /** Missing where nothing says it. */
  value?: string
  /** `browser`: somebody chose it here. `settings`: `settings.yaml`, or what holds where that does not say it. */
  source?: ConfigurationSource | 'browser' | 'settings'
}

/** The realm that one signs in to: the one that was chosen in this browser comes first. */
export function realmInForce(
  storage: Pick<Storage, 'get'>,
  { clientId, sources }: Pick<Configuration, 'clientId' | 'sources'>,
): SignInValue {
  const chosen = storage.get('clientId')
  return chosen === null ? { value: clientId, source: sources.clientId } : { value: chosen, source: 'browser' }
}

/** What the identity provider is asked for. */
export const scopeInForce = (
  { scope, sources }: Pick<Configuration, 'scope' | 'sources'>,
  settings: Settings,
): SignInValue & { value: string } =>
  scope === undefined ? { value: settings.signIn.scope, source: 'settings' } : { value: scope, source: sources.scope }
