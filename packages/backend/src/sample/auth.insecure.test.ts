import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '../answer.js'
import { createStore } from '../store.js'
import { sampleCredentials } from './sampleCredentials.js'

afterEach(() => vi.unstubAllGlobals())

test('an insecure address, where nothing can be signed and no UUID is made, has a session all the same', async () => {
  const bytes = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues: bytes })
  const store = createStore()
  const ask = (path: string, init: RequestInit) =>
    answer(new Request(`http://workspace.test/api${path}`, init), { store, latency: 0 })
  const signedIn = await ask('/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleCredentials),
  })
  expect(signedIn.status).toBe(200)
  const [, token = ''] = /"accessToken":"([^"]+)"/.exec(await signedIn.text()) ?? []
  const whoIs = (authorization: string) => ask('/administration/users/current', { headers: { authorization } })
  expect((await whoIs(`Bearer ${token}`)).status).toBe(200)
  expect((await whoIs(`Bearer ${token.replace('.', 'x.')}`)).status).toBe(401)
})
