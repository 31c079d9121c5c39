import { isApiError, type Client, type Profile } from '@embpm/contract'
import type { QueryClient } from '@tanstack/react-query'
import { storedToken } from './person.js'
import type { SignIn } from './SignIn.js'
import type { SessionStore, Storage } from './storage.js'

/** What became of a session: nobody is signed in any more, or somebody else is. */
export type SessionChange = 'ended' | 'replaced'

/** Somebody else is signed in now than the one whose session it is. */
export class OtherPersonError extends Error {
  constructor() {
    super('Somebody else has signed in.')
    this.name = 'OtherPersonError'
  }
}

/**
 * Who is signed in, and for which organisation the page works. A session is one person's for good, that of the first token
 * that it is asked for: what another token brings would meet their profile, roles and data.
 */
export interface Session {
  /** Whose session it is (see `personOf`), or `null` as long as it is nobody's. */
  person(): string | null
  /**
   * The token for a request; `null` when nobody is signed in.
   * @throws OtherPersonError when it is another's, after `onChange` was called
   */
  token(): Promise<string | null>
  /** Checks whose token is stored, which another tab may have changed, and calls `onChange`. */
  check(): void
  /** Signs in by e-mail and password and remembers the token; rejects as that of the sample service. Only at the sample service. */
  signIn(credentials: { email: string; password: string }): Promise<void>
  /** Forgets token, user and everything that was loaded for them but for what is on the screen, in this browser. */
  signOut(): void
  /**
   * Signs out at the identity provider too: the page leaves for it and comes back to `/sign-out`.
   * @returns `here` when the provider could not be reached
   */
  endSession(): Promise<'everywhere' | 'here'>
  /** Signs out but remembers who it was, for the page that unlocks. */
  lock(email: string): void
  /** Whose session was locked in this tab, or `null`. */
  lockedFor(): string | null
  /** Takes the session up again by e-mail and password, as {@link Session.signIn}. */
  unlock(credentials: { email: string; password: string }): Promise<void>
  /** Signs in by an invitation, as {@link Session.signIn}. */
  accept(invitation: string, password?: string): Promise<void>
  /** The user of the stored token, asking the API once; `null` when there is no token or it is no longer valid. */
  user(): Promise<Profile | null>
  /** Whether the API has told this page once who is signed in: before, no session has begun here that could be lost. */
  isKnown(): boolean
  /** The organisation in the address, else the stored one, else `null`. */
  organisation(): string | null
  /** Makes an organisation the current one and remembers it. */
  enter(organisation: string): void
  /** As `enter` for another organisation: roles may differ there, so the next {@link Session.user} asks again. */
  switchTo(organisation: string): void
}

/** What a session needs. */
export interface SessionOptions {
  client: Client
  signIn: SignIn
  storage: Storage
  sessionStore: SessionStore
  queryClient: QueryClient
  /** Called once when another tab has ended the session, or another person has signed in there. */
  onChange(change: SessionChange): void
}

/** A sign-in in another tab takes the old token away before it stores the new one: for how long none may be there, in ms. */
const betweenTokens = 100

const lockedKey = 'locked'

/** A session over one of the ways to sign in. Source: spec.md, sections 4 and 7. */
export function createSession(options: SessionOptions): Session {
  const { client, signIn, storage, sessionStore, queryClient, onChange } = options
  let person: string | null = null
  let notified: SessionChange | null = null
  let pending: Promise<Profile | null> | null = null
  let entered: string | null = null
  let known = false

  const drop = () => {
    pending = null
    queryClient.clear()
  }
  // What is on the screen is kept until the user leaves it, so that entries can be put aside. The next person begins with
  // an empty cache.
  const forget = () => {
    const holder = storedToken(storage)
    if (holder === null || person === null || holder.person === person) signIn.forget()
    pending = null
    queryClient.removeQueries({ type: 'inactive' })
  }

  const notify = (change: SessionChange) => {
    if (notified === change) return
    notified = change
    onChange(change)
  }
  const token = async () => {
    const held = await signIn.token()
    if (held === null) return null
    person ??= held.person
    if (held.person === person) {
      notified = null
      return held.value
    }
    notify('replaced')
    throw new OtherPersonError()
  }

  const resume = async (): Promise<Profile | null> => {
    try {
      const profile = await client.me.profile()
      known = true
      return profile
    } catch (error) {
      pending = null
      if (!isApiError(error) || error.status !== 401) throw error
      forget()
      return null
    }
  }

  const bySample = () => {
    if (signIn.kind !== 'sample') throw new Error('Passwords are for the identity provider alone')
    return signIn
  }

  return {
    person: () => person,
    token,
    check() {
      const holder = storedToken(storage)
      if (person === null || holder?.person === person) return
      if (holder) return notify('replaced')
      setTimeout(() => {
        if (storedToken(storage) !== null) return
        pending = null
        notify('ended')
      }, betweenTokens)
    },
    async signIn(credentials) {
      await bySample().signIn(credentials)
      drop()
    },
    signOut: forget,
    async endSession() {
      drop()
      return signIn.end()
    },
    lock(email) {
      forget()
      sessionStore.setItem(lockedKey, email)
    },
    lockedFor: () => sessionStore.getItem(lockedKey),
    async unlock(credentials) {
      await bySample().unlock(credentials)
      sessionStore.removeItem(lockedKey)
      drop()
    },
    async accept(invitation, password) {
      await bySample().accept(invitation, password)
      drop()
    },
    // Another tab may have signed out meanwhile: without a token nobody is signed in here either.
    async user() {
      if ((await token()) !== null) return (pending ??= resume())
      if (pending) drop()
      return null
    },
    isKnown: () => known,
    organisation: () => entered ?? storage.get('organisation'),
    enter(organisation) {
      entered = organisation
      storage.set('organisation', organisation)
    },
    switchTo(organisation) {
      entered = organisation
      storage.set('organisation', organisation)
      pending = null
    },
  }
}
