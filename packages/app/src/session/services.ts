import { createClient, type Client, type Credentials } from '@embpm/contract'
import type { QueryClient } from '@tanstack/react-query'
import { createTexts, type Texts } from '../text/texts.js'
import { createApiFetch, type ApiFetchOptions } from './apiFetch.js'
import { createQueryClient } from './queryClient.js'
import { createProblems, type Problems } from './problems.js'
import { createSession, type Session } from './session.js'
import { createStorage, type Storage } from './storage.js'

/** Everything a mounted workspace stands on, created once for each, so that two of them (stories, tests) share nothing. */
export interface Services {
  storage: Storage
  client: Client
  queryClient: QueryClient
  session: Session
  texts: Texts
  problems: Problems
  /** Unsaved input that survives a lost session, by the address of its page. */
  drafts: Map<string, unknown>
  /** Called when the session was lost. The router sets it. */
  onLost: { current: ApiFetchOptions['onLost'] }
  /** Empties the in-browser back end and fills it with the samples; missing where a real server answers. */
  resetSampleData?: () => Promise<void>
  /** The sample sign-in, offered on the sign-in page where the back end runs in the browser. */
  sampleCredentials?: Credentials
}

/** What may be given from outside; each has a default of its own. */
export interface ServicesOptions {
  /** Base address of the API. Default: `/api` on the own origin. */
  url?: string
  storage?: Storage
  queryClient?: QueryClient
  /** Sends requests instead of the browser's `fetch`. */
  send?: ApiFetchOptions['send']
  problems?: Problems
  resetSampleData?: () => Promise<void>
  /** The sample sign-in, offered on the sign-in page where the back end runs in the browser. */
  sampleCredentials?: Credentials
}

/** Puts the parts of one workspace together. */
export function createServices(options: ServicesOptions = {}): Services {
  const url = options.url ?? new URL('/api', window.location.origin).href
  const storage = options.storage ?? createStorage()
  const queryClient = options.queryClient ?? createQueryClient()
  const texts = createTexts()
  const onLost: Services['onLost'] = { current: () => {} }
  const client = createClient({
    url,
    fetch: createApiFetch({
      url,
      token: () => storage.get('access_token'),
      headers: () => ({
        'x-user-lang': texts.current()?.language ?? 'en',
        ...(session.organisation() ? { 'x-org-id': session.organisation() ?? '' } : {}),
      }),
      onLost: (reason) => onLost.current(reason),
      send: options.send,
    }),
  })
  const session: Session = createSession({ client, storage, queryClient })
  const problems = options.problems ?? createProblems()
  if (!storage.persistent) problems.add('no-storage')
  return {
    storage,
    client,
    queryClient,
    session,
    texts,
    problems,
    drafts: new Map(),
    onLost,
    resetSampleData: options.resetSampleData,
    sampleCredentials: options.sampleCredentials,
  }
}
