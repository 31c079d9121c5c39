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

/** Address of the question who is signed in, which any server answers. */
export const currentUser = (hosts: Pick<Hosts, 'apiHost'>): string => `${apiBase(hosts)}/administration/users/current`

/** Base address of the live services. Source: spec.md, section 7. */
export const liveBase = ({ nodeJsApi }: Pick<Hosts, 'nodeJsApi'>): string => `${nodeJsApi}/api`

/** Whether an address lies at or below another: same scheme, host and port, and whole parts of the path. */
export function isBelow(base: string, address: URL): boolean {
  if (!URL.canParse(base)) return false
  const { origin, pathname } = new URL(base)
  return (
    address.origin === origin && `${address.pathname}/`.startsWith(pathname.endsWith('/') ? pathname : `${pathname}/`)
  )
}

/**
 * What a request to an address may be given. The token goes to the API, the AI client and the live services, and never to
 * what else is configured, be it below one of them, nor along with a file; the other headers to `apiHost` and `nodeJsApi`.
 * Source: spec.md, section 7.
 */
export function reachOf(hosts: Hosts, url: string): Reach {
  const address = new URL(url)
  const below = (base: string | undefined) => base !== undefined && isBelow(base, address)
  const api = apiBase(hosts)
  const trusted = [api, `${hosts.apiHost}/ai-client`, liveBase(hosts)].filter(below)
  const others = [hosts.auth, hosts.host, hosts.originalHost].filter(below)
  const isTrusted = trusted.some((base) => others.every((other) => base.length > (other?.length ?? 0)))
  return {
    bearer: isTrusted && !/\/upload-file(?:\/|$)/i.test(address.pathname),
    product: below(hosts.apiHost) || below(hosts.nodeJsApi),
    quiet: below(`${api}/auth`) || below(currentUser(hosts)),
  }
}
