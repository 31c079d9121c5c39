import type { Credentials } from '@embpm/contract'
import * as z from 'zod/mini'
import { lockedAnswer } from './lockedAnswer.js'

/** What is needed of the answer. */
const session = z.object({ accessToken: z.string().check(z.minLength(1)) })

/** The service answers the sign-in with a no: the two do not match, the invitation is none, the user is locked, or too much was tried. */
export class RefusedSignInError extends Error {
  readonly reason: 'wrong' | 'locked' | 'notInvited' | 'tooMany'
  /** Why the user is locked; empty where nothing is said of it. */
  readonly lockReason: string

  constructor(reason: RefusedSignInError['reason'], lockReason = '') {
    super(`The sign-in is refused: ${reason}`)
    this.name = 'RefusedSignInError'
    this.reason = reason
    this.lockReason = lockReason
  }
}

/** Why a sign-in failed, in words; a locked user is told the reason as well. */
export function signInProblem(
  error: unknown,
  t: (word: `signIn.${RefusedSignInError['reason'] | 'unreachable' | 'lockReason'}`) => string,
): string {
  if (!(error instanceof RefusedSignInError)) return t('signIn.unreachable')
  const problem = t(`signIn.${error.reason}`)
  return error.lockReason === '' ? problem : `${problem} ${t('signIn.lockReason')} ${error.lockReason}`
}

/** Where and how a session is asked for. */
export interface SessionRequest {
  /** Base address of the API. */
  base: string
  /** `sign-in`, or `unlock-session` after the screen was locked; by a token that is still valid; or by an invitation. */
  by: 'sign-in' | 'unlock-session' | 'sign-in-with-token' | 'accept-invitation'
  send: (request: Request) => Promise<Response>
}

const paths = {
  'sign-in': 'auth/sign-in',
  'unlock-session': 'auth/unlock-session',
  'sign-in-with-token': 'auth/sign-in-with-token',
  'accept-invitation': 'administration/invitations/accept',
} as const satisfies Record<SessionRequest['by'], string>

/**
 * Asks the sample service for a session. Without the client of all endpoints, which the sign-in page does not load.
 * Source: sample services, "Authentication".
 *
 * @throws RefusedSignInError, or another error when the service cannot be reached or its answer is none
 */
export async function askForSession(
  given: Credentials | { accessToken: string } | { invitation: string; password?: string },
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
  if (answer.status === 403) throw new RefusedSignInError('locked', lockedAnswer.safeParse(body).data?.data.locked)
  if (answer.status === 429) throw new RefusedSignInError('tooMany')
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}`)
  return session.parse(body)
}
