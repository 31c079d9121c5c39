import { type Client, createClient } from '@embpm/contract'

import { listen } from '#listen'
import { createHandlers, type HandlersOptions, sampleCredentials } from '../msw.js'
import { createStore } from '../store.js'

/** The back end, listening in Node or in a browser for tests. */
export interface Host {
  /** Base address of the API. */
  base: string
  /** A valid token of the sample user. */
  token: string
  /** Client without a token. */
  anonymous: Client
  /** Client of the sample user in an organisation. */
  clientOf: (organisationId: string, fetch?: (request: Request, init: RequestInit) => Promise<Response>) => Client
  /** Puts fresh sample data into an own store in memory, without latency unless the options say something else. */
  renew: (options?: HandlersOptions) => void
  /** Answers with these handlers. */
  use: (handlers: ReturnType<typeof createHandlers>) => void
  close: () => void
}

/** Starts the back end for the tests of one file. */
export async function startHost(): Promise<Host> {
  const { origin, use: answerWith, close } = await listen()
  const base = `${origin}/api`
  const renew: Host['renew'] = (options) => answerWith(createHandlers({ store: createStore(), latency: 0, ...options }))
  renew()
  const anonymous = createClient({ url: base })
  const { accessToken: token } = await anonymous.auth.signIn(sampleCredentials)
  const clientOf: Host['clientOf'] = (organisationId, fetch) =>
    createClient({
      url: base,
      headers: () => ({ authorization: `Bearer ${token}`, 'x-org-id': organisationId }),
      fetch,
    })
  return { base, token, anonymous, clientOf, renew, use: answerWith, close }
}
