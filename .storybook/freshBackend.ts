import { createHandlers, createStore, sampleCredentials } from '@embpm/backend/msw'
import { HttpResponse, http, type AnyHandler } from 'msw'
import { unhandledRequests } from './unhandledRequests.js'

/**
 * The back end of one story: its own store over the sample data, no latency, nothing left for the next story. A request
 * that no endpoint takes fails the story, although it is answered.
 */
export const freshBackend = (): AnyHandler[] =>
  createHandlers({ store: createStore(), latency: 0, onUnmatched: unhandledRequests.noteRequest })

/** Signs the story's user in, as the sign-in page would. */
export async function signInForStory(): Promise<void> {
  const answer = await fetch('/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleCredentials),
  })
  const session: unknown = await answer.json()
  if (typeof session !== 'object' || !session || !('accessToken' in session))
    throw new Error('The sample sign-in failed')
  localStorage.setItem('access_token', String(session.accessToken))
}

/** Makes the story's user an ordinary one of the corporate plan, without a role. */
export const ordinaryUser: AnyHandler = http.get('*/api/administration/users/current', () =>
  HttpResponse.json({
    id: 'USR-00009',
    firstname: 'Anna',
    lastname: 'Nowak',
    email: 'a.nowak@terranova.eu',
    company: 'Terranova Group',
    userType: 'CORPORATE',
    roles: [],
    permissions: ['embpm_r'],
  }),
)
