import { oc } from '@orpc/contract'
import * as z from 'zod/mini'

/** The user of a session. Source: sample services, "Authentication". */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Address of a picture; empty when there is none. */
  avatar: z.string(),
  /** Presence, such as `online`. */
  status: z.string(),
})

/** The user of a session. */
export type User = z.infer<typeof user>

/** What signing in answers. */
export const session = z.object({
  user,
  /** A JWT (HS256) with `iat`, `iss` and `exp`, valid for seven days. */
  accessToken: z.string().check(z.minLength(1)),
  tokenType: z.literal('bearer'),
})

/** What signing in answers. */
export type Session = z.infer<typeof session>

/** Schema of an e-mail and password pair. Any two texts may be tried; a body without them is BAD_REQUEST (400). */
export const credentials = z.object({ email: z.string(), password: z.string() })

/** An e-mail and password pair. */
export type Credentials = z.infer<typeof credentials>

/**
 * A password that somebody chooses: 12 characters or more, any that there are. Source: NIST SP 800-63B, "Passwords", which
 * asks for length in place of rules.
 */
export const newPassword = z.string().check(z.minLength(12), z.maxLength(200))

/** The answers of a failed sign-in, whose bodies are not those of other errors. */
export const authErrors = {
  /** In HTTP: 404 with the body `false`. */
  WRONG_CREDENTIALS: { status: 404, message: 'E-mail and password do not match.' },
  /** In HTTP: 401 with the body `{ "error": "Invalid token" }`. */
  INVALID_TOKEN: { status: 401, message: 'Invalid token' },
  /** Nobody is invited by it, or no more. */
  NOT_INVITED: { status: 404, message: 'This invitation is not valid.' },
  /** Where users have passwords, the invitation is taken with the one that they choose. */
  PASSWORD_NEEDED: { status: 422, message: 'Choose a password.' },
  /** An administrator has locked the user: `data.locked` says why, as that of UNAUTHORIZED. */
  LOCKED: { status: 403, message: 'This user is locked.', data: z.object({ locked: z.string() }) },
}

const route = (name: `/${string}`, summary: string) =>
  oc.route({ method: 'POST', path: `/auth${name}`, summary, tags: ['Authentication'] })

/** The endpoints of signing in, under `/auth` as far as they are of the sample services. None of them needs a token. */
export const auth = {
  /** Only the one pair of the sample signs in, letter by letter. Takes 1500 ms, also when it fails. LOCKED (403) refuses a locked user. */
  signIn: route('/sign-in', 'Sign in')
    .input(credentials)
    .output(session)
    .errors({ WRONG_CREDENTIALS: authErrors.WRONG_CREDENTIALS, LOCKED: authErrors.LOCKED }),
  /**
   * Renews a session, as long as its token is valid. INVALID_TOKEN (401) refuses a token that is expired, of a foreign
   * issuer or subject, without `iat` or `exp`, unsigned (`alg: none`), signed by another algorithm than HS256 or another
   * key, one whose header, claims or signature were altered, and every other text, also an empty one.
   */
  signInWithToken: route('/sign-in-with-token', 'Sign in with a token')
    .input(z.object({ accessToken: z.string() }))
    .output(session)
    .errors({ INVALID_TOKEN: authErrors.INVALID_TOKEN, LOCKED: authErrors.LOCKED }),
  /** As signing in, after the screen was locked. */
  unlockSession: route('/unlock-session', 'Unlock the session')
    .input(credentials)
    .output(session)
    .errors({ WRONG_CREDENTIALS: authErrors.WRONG_CREDENTIALS, LOCKED: authErrors.LOCKED }),
  /**
   * Signs somebody in by the link that invites them: from then on they are an active user. A server that keeps passwords asks for
   * one (PASSWORD_NEEDED, 422), and the link is used up; in the sample, which keeps none, it stays their way in. NOT_INVITED (404)
   * refuses one that was never given or is used up, and that of a deleted user.
   */
  acceptInvitation: oc
    .route({
      method: 'POST',
      path: '/administration/invitations/accept',
      summary: 'Accept an invitation',
      tags: ['Administration'],
    })
    .input(
      z.object({ invitation: z.string().check(z.minLength(1), z.maxLength(100)), password: z.optional(newPassword) }),
    )
    .output(session)
    .errors({
      NOT_INVITED: authErrors.NOT_INVITED,
      PASSWORD_NEEDED: authErrors.PASSWORD_NEEDED,
      LOCKED: authErrors.LOCKED,
    }),
  /** Answers `true` to anything and does nothing, as the two after it; takes 1000 ms. */
  forgotPassword: route('/forgot-password', 'Ask for a new password').input(z.unknown()).output(z.literal(true)),
  resetPassword: route('/reset-password', 'Set a new password').input(z.unknown()).output(z.literal(true)),
  signUp: route('/sign-up', 'Sign up').input(z.unknown()).output(z.literal(true)),
}
