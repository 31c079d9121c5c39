import { expect, test } from 'vitest'
import { askForSession, signInProblem } from './askForSession.js'

test.each([
  ['signIn.wrong', 404, false],
  ['signIn.locked', 403, { code: 'LOCKED' }],
  ['signIn.locked signIn.lockReason Left the project', 403, { code: 'LOCKED', data: { locked: 'Left the project' } }],
  ['signIn.tooMany', 429, { code: 'TOO_MANY_REQUESTS' }],
  ['signIn.unreachable', 500, {}],
  ['signIn.unreachable', 200, { accessToken: '' }],
])('a sign-in is %s by an answer with %d', async (problem, status, body) => {
  const send = () => Promise.resolve(Response.json(body, { status }))
  const asked = askForSession({ email: 'a', password: 'b' }, { base: 'https://x.test/api', by: 'sign-in', send })
  expect(signInProblem(await asked.catch((error: unknown) => error), (word) => word)).toBe(problem)
})
