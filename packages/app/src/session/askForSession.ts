import type { Credentials } from '@embpm/contract'
import * as z from 'zod/mini'

/** What is needed of the answer. */
const session = z.object({ accessToken: z.string().check(z.minLength(1)) })

/** The service answers the sign-in with a no: the two do not match, the invitation is none, or the user is locked. */
export class RefusedSignInError extends Error {
  readonly reason: 'wrong' | 'locked' | 'notInvited'

  constructor(reason: RefusedSignInError['reason']) {
    super(`The sign-in is refused: ${reason}`)
    this.name = 'RefusedSignInError'
    this.reason = reason
  }
}

/** Why a sign-in failed: a key of the words `signIn`. */
export const signInProblem = (error: unknown): RefusedSignInError['reason'] | 'unreachable' =>
  error instanceof RefusedSignInError ? error.reason : 'unreachable'

/** Where and how a session is asked for. */
export interface SessionRequest {
  /** Base address of the API. */
  base: string
  /** `sign-in`, or `unlock-session` after the screen was locked; or by an invitation. */
  by: 'sign-in' | 'unlock-session' | 'accept-invitation'
  send: (request: Request) => Promise<Response>
}

const paths = {
  'sign-in': 'auth/sign-in',
  'unlock-session': 'auth/unlock-session',
  'accept-invitation': 'administration/invitations/accept',
} as const satisfies Record<SessionRequest['by'], string>

/**
 * Asks the sample service for a session. Without the client of all endpoints, which the sign-in page does not load.
 * Source: sample services, "Authentication".
 *
 * @throws RefusedSignInError, or another error when the service cannot be reached or its answer is none
 */
export async function askForSession(
  given: Credentials | { invitation: string },
  { base, by, send }: SessionRequest,
): Promise<z.infer<typeof session>> {
  const answer = await send(
    new Request(`${base}/${paths[by]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(given),
    }),
  )
  const body: unknown = await answer.json()
  if (answer.status === 404 && body === false) throw new RefusedSignInError('wrong')
  if (answer.status === 404) throw new RefusedSignInError('notInvited')
  if (answer.status === 403) throw new RefusedSignInError('locked')
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}`)
  return session.parse(body)
}
