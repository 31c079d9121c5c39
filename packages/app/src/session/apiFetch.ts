import { mayLoad } from '@embpm/ui/lazy-part'
import { addressIn, currentUser, reachOf } from './apiHosts.js'
import type { Configuration } from './configuration.js'
import type { Send } from './counted.js'
import { lockedAnswer } from './lockedAnswer.js'

/** A request that went wrong, without anything secret: no query, no body, no header. */
export interface ApiFailure {
  /** HTTP status; 0 when no answer came. */
  status: number
  method: string
  /** Path of the address. */
  path: string
}

/** How requests are sent and who hears of their outcome. */
export interface ApiFetchOptions {
  /** The hosts of this deployment: they decide which headers a request gets. */
  hosts: Configuration
  /** Token of the session, or `null`; rejects when the one there is belongs to somebody else, and nothing is sent. */
  token(): Promise<string | null>
  /** Asks for a newer token after a 401; `false` when there is none. */
  renew(): Promise<boolean>
  /** Headers for `apiHost` and `nodeJsApi`. */
  headers(): Record<string, string>
  /** Called when an answer says that nobody is signed in (401), or when none came, twice (status 0), though the network is up. */
  onLost(reason: 'unauthorised' | 'unreachable'): void
  /** Called before `onLost` when the answer says that the user is locked, with the reason; it may be empty. */
  onLocked?(reason: string): void
  /** Whether it is known that the server does not answer for now: then a request that gets none is no sign of a lost session. */
  isAway?(): boolean
  /** Called with every failure; the caller gets it as well. */
  onFailure?(failure: ApiFailure): void
  /** How long after a request without an answer the API is asked once more, in ms. Default 500. */
  retryAfter?: number
  /** Sends the request. Default: the browser's `fetch`. */
  send?: Send
}

/**
 * A `fetch` for API clients: adds the headers, watches for a lost session, and tells of failures. A request that was
 * refused with 401 is sent once more when a newer token is there by then or can be had: a late answer about a token of
 * before says nothing about the session that has begun since. When no answer comes, what only reads is asked once more;
 * what writes may have been done, so that only whether the API can be reached is asked. Source: spec.md, sections 7 and 8.
 */
export function createApiFetch(options: ApiFetchOptions) {
  const { hosts, token, renew, headers, onLost, onLocked, isAway, onFailure, retryAfter = 500 } = options
  const { send = (request) => fetch(request) } = options
  const newerThan = async (refused: string | null): Promise<string | null> => {
    const held = await token()
    if (held !== refused) return held
    return held !== null && (await renew()) ? token() : null
  }
  return async (input: Request): Promise<Response> => {
    const request = await addressed(input, addressIn(hosts, input.url))
    const reach = reachOf(hosts, request.url)
    if (reach.product) for (const [name, value] of Object.entries(headers())) request.headers.set(name, value)

    const bearer = reach.bearer ? await token() : null
    const spare = bearer !== null || (reach.bearer && !reach.quiet) ? request.clone() : null
    const fail = (status: number) =>
      onFailure?.({ status, method: request.method, path: new URL(request.url).pathname })

    const tellsOfSession = reach.bearer && !reach.quiet
    // Just after the network came back requests fail that say nothing about the session.
    const isLost = () => tellsOfSession && !reach.patient && mayLoad() && isAway?.() !== true && !request.signal.aborted

    const attempt = async (tried: Request, held: string | null) => {
      const onlyReads = tried.method === 'GET' || tried.method === 'HEAD'
      const again = onlyReads ? tried.clone() : new Request(currentUser(hosts), { headers: tried.headers })
      try {
        return await send(withBearer(tried, held))
      } catch (error) {
        if (isLost()) await new Promise((resolve) => setTimeout(resolve, retryAfter))
        try {
          if (isLost()) {
            const answer = await send(withBearer(again, held))
            if (onlyReads) return answer
          }
        } catch {
          if (isLost()) onLost('unreachable')
        }
        if (!request.signal.aborted) fail(0)
        throw error
      }
    }

    let answer = await attempt(request, bearer)
    const newer = answer.status === 401 && spare ? await newerThan(bearer) : null
    if (spare && newer !== null) answer = await attempt(spare, newer)
    if (answer.status === 401 && reach.bearer && onLocked) {
      const reason = await lockedIn(answer.clone())
      if (reason !== null) onLocked(reason)
    }
    if (answer.status === 401 && tellsOfSession) onLost('unauthorised')
    // Who has left waits for nothing: a failure that came all the same is nobody's.
    if (answer.status >= 400 && !request.signal.aborted) fail(answer.status)
    return answer
  }
}

/** Why the user is locked, if that is what the answer says. */
async function lockedIn(answer: Response): Promise<string | null> {
  try {
    return lockedAnswer.safeParse(await answer.json()).data?.data.locked ?? null
  } catch {
    return null
  }
}

/** The request at this address. Its body is read first: browsers stream none over HTTP/1.1. */
async function addressed(input: Request, url: string): Promise<Request> {
  if (url === input.url) return new Request(input)
  const { method, headers, signal } = input
  return new Request(url, { method, headers, signal, body: (await input.text()) || undefined })
}

function withBearer(request: Request, bearer: string | null): Request {
  if (bearer === null) request.headers.delete('authorization')
  else request.headers.set('authorization', `Bearer ${bearer}`)
  return request
}
