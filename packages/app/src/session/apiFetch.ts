/** How requests to the API are sent and what is told about their outcome. */
export interface ApiFetchOptions {
  /** Where the API lives; the token goes to addresses below it and nowhere else. */
  url: string
  /** Token of the session, or `null`. */
  token(): string | null
  /** Other headers: organisation and language. */
  headers(): Record<string, string>
  /** Called when an answer says that nobody is signed in (401), or when none came at all (status 0) though the network is up. */
  onLost(reason: 'unauthorised' | 'unreachable'): void
  /** Sends the request. Default: the browser's `fetch`. */
  send?: (request: Request) => Promise<Response>
}

/**
 * A `fetch` for the API client: adds the headers, watches for a lost session. Authentication's own calls and
 * "who am I" are left alone: a wrong password is no lost session, and the guard asks who is there by itself. Source: spec.md, sections 7 and 8.
 */
export function createApiFetch({ url, token, headers, onLost, send = (request) => fetch(request) }: ApiFetchOptions) {
  const base = new URL(url.endsWith('/') ? url : `${url}/`, window.location.origin)
  return async (input: Request): Promise<Response> => {
    const request = new Request(input)
    const target = new URL(request.url)
    const own = target.origin === base.origin && target.pathname.startsWith(base.pathname)
    const path = own ? target.pathname.slice(base.pathname.length) : ''
    const quiet = path.startsWith('auth/') || path === 'administration/users/current'
    if (own) {
      for (const [name, value] of Object.entries(headers())) request.headers.set(name, value)
      const bearer = token()
      if (bearer) request.headers.set('authorization', `Bearer ${bearer}`)
    }
    try {
      const answer = await send(request)
      if (answer.status === 401 && own && !quiet) onLost('unauthorised')
      return answer
    } catch (error) {
      if (!quiet && !request.signal.aborted && navigator.onLine) onLost('unreachable')
      throw error
    }
  }
}
