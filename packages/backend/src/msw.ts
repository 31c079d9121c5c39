import { encodeAuthError } from '@embpm/contract'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { http, HttpResponse, type RequestHandler } from 'msw'

import type { Context } from './context.js'
import { interceptors } from './interceptors.js'
import { router } from './router.js'
import { userOfHeader } from './sample/auth.js'
import { createStore, type Store, type StoreProblem } from './store.js'

export { sampleOrganisations } from './product/administration/organisation.js'
export { sampleCredentials, sampleProfile, sampleUser } from './sample/auth.data.js'
export { createStore, type Store, type StoreOptions, type StoreProblem } from './store.js'

/** Options of {@link createHandlers}. */
export interface HandlersOptions {
  /** Where the entities are kept. Default: the store of {@link handlers}. */
  store?: Store
  /** Makes the identifiers of new entities. Default: random UUIDs. */
  newId?: () => string
  /** Starts products, contacts, mails and tasks of the sample services with so many entities, to measure them. */
  sampleRows?: number
  /** The longest time that an answer is held back, in ms. Default: as the real services take, 1500 for a sign-in. */
  latency?: number
}

const problems: StoreProblem[] = []
const listeners = new Set<(problem: StoreProblem) => void>()

const defaultStore = createStore({
  persistence: 'indexeddb',
  onProblem: (problem) => {
    problems.push(problem)
    for (const listener of listeners) listener(problem)
  },
})

/**
 * Tells about problems of the default store's storage, the past ones at once. The store goes on by itself.
 *
 * @returns ends the listening
 */
export function onStorageProblem(listener: (problem: StoreProblem) => void): () => void {
  listeners.add(listener)
  for (const problem of problems) listener(problem)
  return () => {
    listeners.delete(listener)
  }
}

/** Forgets every change in the default store, in all tabs: only the sample data remains. */
export function resetSampleData(): Promise<void> {
  return defaultStore.reset()
}

/** The base of the API in an address, also of an application that is served from a folder. */
function apiPrefix(url: string): `/${string}` {
  const { pathname } = new URL(url)
  return `/${pathname.slice(1, pathname.indexOf('/api/') + '/api'.length)}`
}

const openApi = new OpenAPIHandler<Context>(router, {
  customErrorResponseBodyEncoder: encodeAuthError,
  clientInterceptors: interceptors,
})

/**
 * The whole back end as handlers of MSW, for `setupServer` in Node and for the browser. It answers every request to
 * `/api/…` on any origin; one that no endpoint takes gets 404 with the body "NOT FOUND".
 */
export function createHandlers(options: HandlersOptions = {}): RequestHandler[] {
  const { store = defaultStore, latency = Infinity, newId = () => crypto.randomUUID(), sampleRows } = options
  const wait = (milliseconds: number) => {
    const time = Math.min(milliseconds, latency)
    return time > 0 ? new Promise<void>((resolve) => setTimeout(resolve, time)) : Promise.resolve()
  }
  return [
    http.all('*/api/*', async ({ request }) => {
      const { headers } = request
      const user = await userOfHeader(headers.get('authorization'))
      const context = { store, organisationId: headers.get('x-org-id'), user, wait, newId, sampleRows }
      const { matched, response } = await openApi.handle(request, { prefix: apiPrefix(request.url), context })
      return matched ? response : HttpResponse.json('NOT FOUND', { status: 404 })
    }),
  ]
}

/** The whole back end over the default store, which keeps changes in IndexedDB, or in memory where there is none. */
export const handlers: RequestHandler[] = createHandlers()
