import { connect, createClient, type Client, type Credentials } from '@embpm/contract'
import { createPendingRequests, type PendingRequests } from '@embpm/ui/loading-bar'
import type { QueryClient } from '@tanstack/react-query'
import { createHostLink, type HostLink } from '../embedded/createHostLink.js'
import { canHaveHost } from '../embedded/canHaveHost.js'
import type { Host } from '../embedded/Host.js'
import type { Offer } from '../shell/useOffer.js'
import { createTexts, type Texts } from '../text/texts.js'
import { createLiveState, type LiveState } from '../live/liveState.js'
import { createApiFetch, type ApiFetchOptions } from './apiFetch.js'
import { basesOf, type Service } from './apiHosts.js'
import { createChosenProject, type ChosenProject } from './chosenProject.js'
import { defaultConfiguration, type Configuration } from './configuration.js'
import { counted, type Send } from './counted.js'
import { createFailures, type Failures } from './failures.js'
import { createQueryClient } from './queryClient.js'
import { createProblems, type Problems } from './problems.js'
import { createSampleSignIn } from './sampleSignIn.js'
import { createDrafts, type Drafts } from './drafts.js'
import { createSession, type Session, type SessionChange } from './session.js'
import { defaultSettings, type Settings } from './settings.js'
import type { OidcSignIn, SignIn } from './SignIn.js'
import { createStorage, memorySessionStore, type SessionStore, type Storage } from './storage.js'

/** Why the session of a workspace does not go on; `reload`: the page is loaded again, and the session with it. */
export type SessionLoss = Parameters<ApiFetchOptions['onLost']>[0] | SessionChange | 'reload'

/** Everything that a mounted workspace uses, created once for each, so that two of them (stories, tests) share nothing. */
export interface Services {
  storage: Storage
  /** Where the parts of this deployment are. */
  configuration: Configuration
  /** What this deployment sets beside its addresses. */
  settings: () => Promise<Settings>
  client: Client
  /** Makes a client of endpoints that one of the services has. Source: spec.md, section 7. */
  connectTo: <C extends Parameters<typeof connect>[0]>(service: Service, endpoints: C) => ReturnType<typeof connect<C>>
  /** Sends a request to any of the configured hosts, as the client does: for live services and files. */
  request: (request: Request) => Promise<Response>
  /** The requests that are under way, for the loading bar. */
  requests: PendingRequests
  queryClient: QueryClient
  /** The way to sign in. */
  signIn: SignIn
  session: Session
  /** Why the user was locked whose session ended last; empty for no reason, `null` if that is not how it ended. */
  lockedFor: () => string | null
  texts: Texts
  problems: Problems
  /** The shared handler of failed requests. */
  failures: Failures
  /** The project that lists follow. */
  chosenProject: ChosenProject
  /** Unsaved input that survives a lost session. */
  drafts: Drafts
  /** Where this page is, and who else is there. */
  live: LiveState
  /** The application in whose window the workspace is shown, if any. */
  host: HostLink
  /** What can be done on the screen at the moment, for the search of the header: see `useOffer`. */
  offers: Map<string, Offer>
  /** Hands a lost session to the workspace that is mounted. @returns ends it: a late answer then says nothing any more */
  watchSession: (onLost: (reason: SessionLoss) => void) => () => void
  /** Whether somebody comes from another page of this document, as from the form of the sign-in. */
  isEntered: boolean
  /** Loads the page again, without loss of what was typed. */
  reload: () => void
  /** Empties the in-browser back end and fills it with the samples; missing where a real server answers. */
  resetSampleData?: () => Promise<void>
  /** The sample sign-in, offered on the sign-in page where the back end runs in the browser. */
  sampleCredentials?: Credentials
}

/** What may be given from outside; each has a default of its own. */
export interface ServicesOptions {
  /** Default: everything on the own origin. */
  configuration?: Configuration
  /** Default: those of a deployment that sets nothing. */
  settings?: () => Promise<Settings>
  /** Meets the application around this page. Default: Microsoft Teams, by its library. */
  openHost?: () => Promise<Host>
  storage?: Storage
  /** What is kept for this tab and session. Default: in memory. */
  sessionStore?: SessionStore
  /** Signs in at an identity provider. Default: the sample service. */
  signIn?: OidcSignIn
  queryClient?: QueryClient
  /** Sends requests instead of the browser's `fetch`. */
  send?: Send
  problems?: Problems
  resetSampleData?: () => Promise<void>
  /** The sample sign-in, offered on the sign-in page where the back end runs in the browser. */
  sampleCredentials?: Credentials
  /** Whether somebody comes from another page of this document, as from the form of the sign-in. Default `false`. */
  isEntered?: boolean
}

/** Puts the parts of one workspace together. */
export function createServices(options: ServicesOptions = {}): Services {
  const configuration = options.configuration ?? defaultConfiguration(location.origin)
  const storage = options.storage ?? createStorage()
  const sessionStore = options.sessionStore ?? memorySessionStore()
  const queryClient = options.queryClient ?? createQueryClient()
  const requests = createPendingRequests()
  const texts = createTexts(counted(requests))
  const failures = createFailures()
  const watchers = new Set<(reason: SessionLoss) => void>()
  const notifyLoss = (reason: SessionLoss) => {
    for (const watcher of watchers) watcher(reason)
  }
  const live = createLiveState()
  const problems = options.problems ?? createProblems()
  let lockedFor: string | null = null
  const streamId = newStreamId()
  const signIn: SignIn =
    options.signIn ??
    createSampleSignIn({
      base: basesOf(configuration).api,
      send: (asked) => request(asked),
      storage,
      sessionStore,
    })
  const request = createApiFetch({
    hosts: configuration,
    token: () => session.token(),
    renew: () => signIn.renew(),
    headers: () => ({
      'x-sse-id': streamId,
      'x-user-lang': texts.current()?.language ?? storage.get('activeLang') ?? 'en',
      ...(configuration.apiKey === undefined ? {} : { 'x-api-key': configuration.apiKey }),
      ...(session.organisation() ? { 'x-org-id': session.organisation() ?? '' } : {}),
    }),
    // What is asked ahead of the first page fails as well while the server is away. The guard says so, and stays to be asked again.
    onLost: (reason) => {
      if (reason !== 'unreachable' || session.isKnown()) notifyLoss(reason)
    },
    onLocked: (reason) => (lockedFor = reason),
    isAway: () => problems.list().includes('server-lost'),
    onFailure: failures.report,
    send: counted(requests, options.send),
  })
  const bases = basesOf(configuration)
  const client = createClient({ url: bases.api, fetch: request })
  const session: Session = createSession({
    client,
    signIn,
    storage,
    sessionStore,
    queryClient,
    onChange: notifyLoss,
  })
  const settings = options.settings ?? (() => Promise.resolve(defaultSettings))
  const host = createHostLink({
    open: options.openHost ?? openHost,
    timeout: async () => (await settings()).teams.timeout * 1000,
    storage,
  })
  if (!storage.persistent) problems.add('no-storage')
  return {
    storage,
    configuration,
    settings,
    client,
    connectTo: (service, endpoints) => connect(endpoints, { url: bases[service], fetch: request }),
    request,
    requests,
    queryClient,
    signIn,
    session,
    lockedFor: () => lockedFor,
    texts,
    problems,
    failures,
    chosenProject: createChosenProject(storage, session),
    live,
    drafts: createDrafts(sessionStore, session.person),
    host,
    offers: new Map(),
    watchSession(onLost) {
      watchers.add(onLost)
      const unwatch = storage.watch(session.check)
      return () => {
        watchers.delete(onLost)
        unwatch()
      }
    },
    isEntered: options.isEntered ?? false,
    reload: () => notifyLoss('reload'),
    resetSampleData: options.resetSampleData,
    sampleCredentials: options.sampleCredentials,
  }
}

/** Asks for the library of the hosts only where there can be one. */
async function openHost(): Promise<Host> {
  if (!canHaveHost(window)) throw new Error('No window is around this one')
  return (await import('../embedded/openTeamsHost.js')).openTeamsHost()
}

/** Names this page to the server's event stream. No secret, so that an insecure address, where there is no UUID, will do. */
const newStreamId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
