import { isApiError, type Client, type Profile } from '@embpm/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Storage } from './storage.js'

/** Who is signed in, and for which organisation the page works. */
export interface Session {
  /** Signs in and remembers the token; rejects with the API's error. */
  signIn(credentials: { email: string; password: string }): Promise<void>
  /** Forgets token, user and everything that was loaded for them. */
  signOut(): void
  /** The user of the stored token, asking the API once; `null` when there is no token or it is no longer valid. */
  user(): Promise<Profile | null>
  /** The organisation in the address, else the stored one, else `null`. */
  organisation(): string | null
  /** Makes an organisation the current one and remembers it. */
  enter(organisation: string): void
}

/** What a session needs. */
export interface SessionOptions {
  client: Client
  storage: Storage
  queryClient: QueryClient
}

/** A session over the API's sample sign-in: the token is kept as `access_token`. Source: spec.md, sections 4 and 7. */
export function createSession({ client, storage, queryClient }: SessionOptions): Session {
  let pending: Promise<Profile | null> | null = null
  let entered: string | null = null

  const forget = () => {
    storage.set('access_token', null)
    storage.set('id_token', null)
    pending = null
    queryClient.clear()
  }

  const resume = async (): Promise<Profile | null> => {
    try {
      return await client.users.current()
    } catch (error) {
      pending = null
      if (!isApiError(error) || error.status !== 401) throw error
      forget()
      return null
    }
  }

  return {
    async signIn(credentials) {
      const { accessToken } = await client.auth.signIn(credentials)
      queryClient.clear()
      storage.set('access_token', accessToken)
      pending = null
    },
    signOut: forget,
    // Another tab may have signed out meanwhile: without a stored token nobody is signed in here either.
    user: () => (storage.get('access_token') ? (pending ??= resume()) : Promise.resolve(null)),
    organisation: () => entered ?? storage.get('organisation'),
    enter(organisation) {
      entered = organisation
      storage.set('organisation', organisation)
    },
  }
}
