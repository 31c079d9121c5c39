import { createHandlers, createStore, sampleCredentials, sampleOrganisations } from '@embpm/backend/msw'
import { userRecord } from '@embpm/contract/user-record'
import { http, HttpResponse, type AnyHandler } from 'msw'
import { storyRequests } from './storyRequests.js'
import { unhandledRequests } from './unhandledRequests.js'

/**
 * The back end of one story: its own store over the sample data, no latency, nothing left for the next story. A request
 * that no endpoint takes fails the story, although it is answered.
 */
export const freshBackend = (): AnyHandler[] => [
  // What an earlier story sent and the worker hands over only now must not write into this one's store.
  http.all('*/api/*', ({ request }) => (storyRequests.isLate(request) ? HttpResponse.error() : undefined)),
  ...createHandlers({ store: createStore(), latency: 0, onUnmatched: unhandledRequests.noteRequest }),
]

/** Who can look at a story besides the sample user, who has every role: their type of user and their roles. */
export const storyPeople = {
  consultant: { userType: 'CORPORATE', roles: ['CON'] },
  ordinary: { userType: 'CORPORATE', roles: [] },
  subscriber: { userType: 'SUBSCRIPTION', roles: [] },
} as const

async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(`/api${path}`, init)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

/** Signs the story's user in, as the sign-in page would. */
export async function signInForStory(): Promise<void> {
  const session = await ask('/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleCredentials),
  })
  if (typeof session !== 'object' || !session || !('accessToken' in session))
    throw new Error('The sample sign-in failed')
  localStorage.setItem('access_token', String(session.accessToken))
}

/** Makes the signed-in user another kind of person, in all organisations, as an administrator would. */
export async function becomeForStory(person: keyof typeof storyPeople): Promise<void> {
  const { userType, roles } = storyPeople[person]
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${localStorage.getItem('access_token')}`,
    'x-org-id': sampleOrganisations[0]?.organisationId ?? '',
  }
  const path = '/administration/users/USR-00001'
  const { lockVersion, memberships } = userRecord.schema.parse(await ask(path, { headers }))
  const fields = {
    firstname: 'Anna',
    lastname: 'Nowak',
    userType,
    roles,
    memberships: memberships.map(({ organisationId }) => ({ organisationId, roles: [] })),
  }
  await ask(path, { method: 'PATCH', headers, body: JSON.stringify({ lockVersion, fields }) })
}
