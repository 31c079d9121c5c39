import type { Credentials } from '@embpm/contract'
import type { Token } from './person.js'

/** What every way to sign in can do. */
export interface SignInBase {
  /**
   * The token for a request, renewed first when it has run out and can be. `null` when nobody is signed in, and when the
   * session has expired: what was stored for it is then cleared.
   */
  token(): Promise<Token | null>
  /** Asks for a newer token after the API refused this one. `false` when there is none to be had. */
  renew(): Promise<boolean>
  /** Forgets the session in this browser. */
  forget(): void
  /** Ends the session, at the identity provider too; the page may leave for it and come back. @returns how far it ended */
  end(): Promise<'everywhere' | 'here'>
}

/** Signing in by e-mail and password at the sample service. */
export interface SampleSignIn extends SignInBase {
  readonly kind: 'sample'
  /** Signs in; rejects with a `RefusedSignInError`, or with what kept it from being asked. */
  signIn(credentials: Credentials): Promise<void>
  /** The same after the screen was locked. */
  unlock(credentials: Credentials): Promise<void>
  /** Signs in by an invitation; with the password that is chosen by it, where there are passwords. */
  accept(invitation: string, password?: string): Promise<void>
  /** Renews a session that is older than a day, so that who comes every day is never asked; rejects as a sign-in does. */
  extend(): Promise<void>
}

/** How a sign-in at the identity provider begins. */
export interface OidcBegin {
  /** Realm to sign in to; it is remembered once it proved to exist. Default: the remembered one. */
  realm?: string
  /** Path to return to; checked once more on return. */
  returnTo?: string | null
  /** Begun by a guard rather than by the user: refused when the last sign-in has only just been completed. */
  automatic?: boolean
}

/** Signing in at an identity provider: authorization code with PKCE. */
export interface OidcSignIn extends SignInBase {
  readonly kind: 'oidc'
  /** The remembered realm, else that of the configuration, else `null`. */
  realm(): string | null
  /** Leaves for the identity provider. Rejects with a {@link SignInError}, else does not return. */
  begin(options?: OidcBegin): Promise<void>
  /**
   * Takes the identity provider's answer from the address.
   * @param search query of the address, with `?`
   * @returns the path to return to, which is `/` by default; `null` when the address holds no answer
   * @throws SignInError
   */
  complete(search: string): Promise<string | null>
  /** Realm of a special sign-in page. */
  specialRealm(page: 'tremco' | 'sub'): string
}

/** One of the two ways to sign in. Source: spec.md, section 7. */
export type SignIn = SampleSignIn | OidcSignIn

/**
 * Why a sign-in at the identity provider came to nothing: the realm does not exist, the provider cannot be reached, it
 * refused, its answer is stale or for another sign-in, or the API does not accept a session that has only just begun.
 */
export const signInProblems = ['realm', 'unreachable', 'refused', 'stale', 'rejected'] as const

/** One of these reasons. */
export type SignInProblem = (typeof signInProblems)[number]

/** A sign-in that came to nothing. It carries nothing of what the provider wrote, which anybody could put in an address. */
export class SignInError extends Error {
  readonly problem: SignInProblem
  constructor(problem: SignInProblem) {
    super(`Sign-in failed: ${problem}`)
    this.name = 'SignInError'
    this.problem = problem
  }
}
