import type { Credentials } from '@embpm/contract'
import { askForSession, type SessionRequest } from './askForSession.js'
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

/** Signs in at the sample service; the token is kept as `access_token`. Source: spec.md, sections 4 and 7. */
export function createSampleSignIn(options: SampleSignInOptions): SampleSignIn {
  const { base, send, storage, sessionStore, now = Date.now } = options
  const enter = async (given: Credentials | { invitation: string }, by: SessionRequest['by']) => {
    const { accessToken } = await askForSession(given, { base, by, send })
    storage.set('access_token', accessToken)
    const lifetime = lifetimeOf(accessToken)
    if (lifetime !== null) setExpiry(sessionStore, accessToken, now() + lifetime)
  }
  const forget = () => {
    storage.set('access_token', null)
    storage.set('id_token', null)
    sessionStore.clear()
  }
  return {
    kind: 'sample',
    signIn: (credentials) => enter(credentials, 'sign-in'),
    unlock: (credentials) => enter(credentials, 'unlock-session'),
    accept: (invitation) => enter({ invitation }, 'accept-invitation'),
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
