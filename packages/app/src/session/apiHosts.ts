import type { Configuration } from './configuration.js'

/** What a request may be given, by where it goes. */
export interface Reach {
  /** The access token. */
  bearer: boolean
  /** Organisation, language, api key and stream id. */
  product: boolean
  /** A call to accounts or "who am I", which are no sign of a lost session. */
  quiet: boolean
  /** Asked for again and again by whoever asked, so that no answer is no sign of a lost session either. */
  patient: boolean
}

type Hosts = Pick<Configuration, 'host' | 'originalHost' | 'apiHost' | 'nodeJsApi' | 'auth'>

/** The base address of each service. Source: spec.md, section 7. */
export const basesOf = ({ apiHost, nodeJsApi, auth }: Omit<Hosts, 'host' | 'originalHost'>) => ({
  /** The API. */
  api: `${apiHost}/api`,
  /** The assistant. */
  ai: `${apiHost}/ai-client`,
  /** Chat and other live services. */
  live: `${nodeJsApi}/api`,
  /** What else the host of the live services has. */
  node: nodeJsApi,
  /** Accounts: signing in and up, forgotten passwords. */
  auth,
})

/** A service of the deployment, which has a base address of its own. */
export type Service = keyof ReturnType<typeof basesOf>

/** Address of the question who is signed in, which any server answers. */
export const currentUser = (hosts: Hosts): string => `${basesOf(hosts).api}/administration/users/current`

/** The address of a request of the contract, whose accounts are below the API, where this deployment has them. */
export function addressIn(hosts: Hosts, url: string): string {
  const { api, auth } = basesOf(hosts)
  const contracted = `${api}/auth`
  return isBelow(contracted, new URL(url)) ? auth + url.slice(contracted.length) : url
}

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
  const below = (base: string) => isBelow(base, address)
  const { api, ai, live, node, auth } = basesOf(hosts)
  const trusted = [api, ai, live].filter(below)
  const others = [auth, hosts.host, hosts.originalHost].filter(below)
  const isTrusted = trusted.some((base) => others.every((other) => base.length > other.length))
  return {
    bearer: isTrusted && !/\/upload-file(?:\/|$)/i.test(address.pathname),
    product: below(hosts.apiHost) || below(node),
    quiet: below(auth) || below(currentUser(hosts)),
    patient: below(`${api}/events`),
  }
}
