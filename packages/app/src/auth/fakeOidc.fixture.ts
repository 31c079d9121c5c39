import { personOf } from '../session/person.js'
import { SignInError, type OidcSignIn, type SignInProblem } from '../session/SignIn.js'

/** How the stand-in behaves. */
export interface FakeOidcOptions {
  /** What becomes of every beginning. Default: the page leaves, and nothing more happens. */
  problem?: SignInProblem
  realm?: string | null
  /** What becomes of the end. Default `everywhere`. */
  ended?: 'everywhere' | 'here'
  /** The token of the session. Default: none. */
  token?: () => string | null
}

/** An identity provider for stories, in which nobody is signed in unless it is said. */
export const fakeOidc = ({
  problem,
  realm = null,
  ended = 'everywhere',
  token = () => null,
}: FakeOidcOptions = {}): OidcSignIn => ({
  kind: 'oidc',
  token: () => {
    const value = token()
    return Promise.resolve(value === null ? null : { value, person: personOf(value, null) })
  },
  renew: () => Promise.resolve(false),
  forget: () => {},
  end: () => Promise.resolve(ended),
  realm: () => realm,
  begin: () => (problem ? Promise.reject(new SignInError(problem)) : new Promise(() => {})),
  complete: () => Promise.resolve(null),
  specialRealm: (page) => page,
})
