import type { Configuration } from './configuration.js'

/** What a request may be given, by where it goes. */
export interface Reach {
  /** The access token. */
  bearer: boolean
  /** Organisation, language, api key and stream id. */
  product: boolean
  /** A call to accounts or "who am I", which are no sign of a lost session. */
  quiet: boolean
}

type Hosts = Pick<Configuration, 'host' | 'originalHost' | 'apiHost' | 'nodeJsApi' | 'auth'>

/** Base address of the API. Source: spec.md, section 7. */
export const apiBase = ({ apiHost }: Pick<Hosts, 'apiHost'>): string => `${apiHost}/api`

/** Whether an address lies at or below another: same scheme, host and port, and whole parts of the path. */
export function isBelow(base: string, address: URL): boolean {
  if (!URL.canParse(base)) return false
  const { origin, pathname } = new URL(base)
  return (
    address.origin === origin && `${address.pathname}/`.startsWith(pathname.endsWith('/') ? pathname : `${pathname}/`)
  )
}

/**
 * What a request to an address may be given. The token goes to the configured hosts and nowhere else, and never along
 * with a file; the other headers to `apiHost` and `nodeJsApi`. Source: spec.md, section 7.
 */
export function reachOf(hosts: Hosts, url: string): Reach {
  const address = new URL(url)
  const below = (base: string | undefined) => base !== undefined && isBelow(base, address)
  const product = below(hosts.apiHost) || below(hosts.nodeJsApi)
  const known = product || below(hosts.host) || below(hosts.originalHost) || below(hosts.auth)
  const api = apiBase(hosts)
  return {
    bearer: known && !/\/upload-file(?:\/|$)/i.test(address.pathname),
    product,
    quiet: below(`${api}/auth`) || below(`${api}/administration/users/current`),
  }
}
