import { type Client, createClient } from '@embpm/contract'
import { setupServer } from 'msw/node'

import { createHandlers, sampleCredentials } from '../msw.js'
import { createStore } from '../store.js'

/** The back end, listening in Node for tests. */
export interface Host {
  /** Base address of the API. */
  base: string
  server: ReturnType<typeof setupServer>
  /** A valid token of the sample user. */
  token: string
  /** Client without a token. */
  anonymous: Client
  /** Client of the sample user in an organisation. */
  clientOf: (organisationId: string, fetch?: (request: Request, init: RequestInit) => Promise<Response>) => Client
  /** Puts fresh sample data into an own store in memory. */
  renew: () => void
}

/** Starts the back end for the tests of one file. `server.close()` ends it. */
export async function startHost(): Promise<Host> {
  const base = 'https://embpm.test/api'
  const server = setupServer()
  const renew = () => server.resetHandlers(...createHandlers({ store: createStore(), latency: 0 }))
  server.listen({ onUnhandledFrame: 'error' })
  renew()
  const anonymous = createClient({ url: base })
  const { accessToken: token } = await anonymous.auth.signIn(sampleCredentials)
  const clientOf: Host['clientOf'] = (organisationId, fetch) =>
    createClient({
      url: base,
      headers: () => ({ authorization: `Bearer ${token}`, 'x-org-id': organisationId }),
      fetch,
    })
  return { base, server, token, anonymous, clientOf, renew }
}
