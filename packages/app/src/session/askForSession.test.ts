import { expect, test } from 'vitest'
import { askForSession, signInProblem } from './askForSession.js'

test.each([
  ['wrong', 404, false],
  ['locked', 403, { code: 'LOCKED' }],
  ['unreachable', 500, {}],
  ['unreachable', 200, { accessToken: '' }],
])('a sign-in is %s by an answer with %d', async (problem, status, body) => {
  const send = () => Promise.resolve(Response.json(body, { status }))
  const asked = askForSession({ email: 'a', password: 'b' }, { base: 'https://x.test/api', by: 'sign-in', send })
  expect(signInProblem(await asked.catch((error: unknown) => error))).toBe(problem)
})
