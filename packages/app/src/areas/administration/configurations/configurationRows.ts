import type { Configuration, ConfigurationKey } from '../../../session/configuration.js'
import type { SignInValue } from '../../../session/signInValues.js'

/** A value of the configuration as it may be shown. */
export interface ConfigurationRow {
  key: ConfigurationKey
  /** Of a secret no more than its end; missing where it is not set. */
  value?: string
  /** Where it comes from; missing where it is not set. */
  source?: SignInValue['source']
  secret: boolean
}

/** Where the parts of the deployment are, and what goes along with requests to them. */
const hosts = ['host', 'originalHost', 'apiHost', 'nodeJsApi', 'auth', 'apiKey', 'live', 'assistant'] as const
/** How users sign in. */
const signIns = ['accounts', 'authBase', 'issuer', 'clientId', 'scope'] as const
const secrets: ReadonlySet<ConfigurationKey> = new Set(['apiKey'])

/** From how many characters on the end of a secret is shown, and how many. */
const longEnough = 16
const end = 4

/** A secret as it may be shown: how long it is cannot be told, and its end only where enough of it stays hidden. */
export const masked = (secret: string): string => '•'.repeat(8) + (secret.length < longEnough ? '' : secret.slice(-end))

/**
 * The values in force with their sources, in two groups.
 * @param atProvider what holds of the sign-in at an identity provider in this window; missing where users sign in otherwise
 */
export function configurationRows(
  configuration: Configuration,
  atProvider: { clientId?: SignInValue; scope?: SignInValue } = {},
) {
  const rowOf = (key: ConfigurationKey): ConfigurationRow => {
    const { value, source }: SignInValue =
      key === 'clientId' || key === 'scope'
        ? (atProvider[key] ?? { value: configuration[key], source: configuration.sources[key] })
        : { value: configuration[key]?.toString(), source: configuration.sources[key] }
    const secret = secrets.has(key)
    return { key, value: value !== undefined && secret ? masked(value) : value, source, secret }
  }
  return { hosts: hosts.map(rowOf), signIn: signIns.map(rowOf) }
}
