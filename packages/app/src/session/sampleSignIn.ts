import type { Credentials } from '@embpm/contract'
import { askForSession, type SessionRequest } from './askForSession.js'
import { claimsOf } from './claims.js'
import { isExpired, lifetimeOf, setExpiry } from './expiry.js'
import { storedToken } from './person.js'
import type { SampleSignIn } from './SignIn.js'
import type { SessionStore, Storage } from './storage.js'

/** What the sample sign-in needs. */
export interface SampleSignInOptions extends Pick<SessionRequest, 'base' | 'send'> {
  storage: Storage
  sessionStore: SessionStore
  /** Default: this computer's clock. */
  now?: () => number
}

/** In ms. */
const DAY = 24 * 3600 * 1000

/** Signs in at the sample service; the token is kept as `access_token`. Source: spec.md, sections 4 and 7. */
export function createSampleSignIn(options: SampleSignInOptions): SampleSignIn {
  const { base, send, storage, sessionStore, now = Date.now } = options
  const keep = (accessToken: string) => {
    storage.set('access_token', accessToken)
    const lifetime = lifetimeOf(accessToken)
    if (lifetime !== null) setExpiry(sessionStore, accessToken, now() + lifetime)
  }
  const enter = async (given: Credentials | { invitation: string; password?: string }, by: SessionRequest['by']) =>
    keep((await askForSession(given, { base, by, send })).accessToken)
  const forget = () => {
    storage.set('access_token', null)
    storage.set('id_token', null)
    sessionStore.clear()
  }
  return {
    kind: 'sample',
    signIn: (credentials) => enter(credentials, 'sign-in'),
    unlock: (credentials) => enter(credentials, 'unlock-session'),
    accept: (invitation, password) => enter({ invitation, password }, 'accept-invitation'),
    async extend() {
      const token = storage.get('access_token')
      const { iat } = claimsOf(token ?? '')
      if (token === null || iat === undefined || now() - iat * 1000 < DAY) return
      const { accessToken } = await askForSession({ accessToken: token }, { base, by: 'sign-in-with-token', send })
      // Who has signed out or is somebody else meanwhile is not signed in by this.
      if (storage.get('access_token') === token) keep(accessToken)
    },
    async token() {
      const token = storedToken(storage)
      if (token === null || !isExpired(sessionStore, token.value, now())) return token
      forget()
      return null
    },
    renew: () => Promise.resolve(false),
    forget,
    end: () => {
      forget()
      return Promise.resolve('everywhere')
    },
  }
}
