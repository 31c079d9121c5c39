import { createHandlers, createStore, sampleCredentials } from '@embpm/backend/msw'
import type { RequestHandler } from 'msw'

/** The back end of one story: its own store over the sample data, no latency, nothing left for the next story. */
export const freshBackend = (): RequestHandler[] => createHandlers({ store: createStore(), latency: 0 })

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
