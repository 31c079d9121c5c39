import { expect, test } from 'vitest'
import { createSampleSignIn } from './sampleSignIn.js'
import { createStorage, memorySessionStore, memoryStore } from './storage.js'

/** Signed in on the first of May, at noon. */
const begin = Date.parse('2026-05-01T12:00:00Z')
const HOUR = 3600 * 1000
const tokenOf = (at: number) => `e30.${btoa(JSON.stringify({ iat: at / 1000, exp: at / 1000 + 7 * 24 * 3600 }))}.s`

/** A browser some hours later, over a service that gives newer tokens. */
function laterBy(hours: number, meanwhile: () => void = () => undefined) {
  const storage = createStorage(memoryStore())
  storage.set('access_token', tokenOf(begin))
  const now = begin + hours * HOUR
  const sent: unknown[] = []
  const signIn = createSampleSignIn({
    base: 'https://x.test/api',
    storage,
    sessionStore: memorySessionStore(),
    now: () => now,
    send: async (request) => {
      sent.push(new URL(request.url).pathname, await request.json())
      meanwhile()
      return Response.json({ accessToken: tokenOf(now) })
    },
  })
  return { signIn, storage, sent, now }
}

test('a session of more than a day is renewed by its own token', async () => {
  const { signIn, storage, sent, now } = laterBy(25)
  await signIn.extend()
  expect(sent).toEqual(['/api/auth/sign-in-with-token', { accessToken: tokenOf(begin) }])
  expect(storage.get('access_token')).toBe(tokenOf(now))
})

test('a young session is left alone', async () => {
  const { signIn, sent } = laterBy(23)
  await signIn.extend()
  expect(sent).toEqual([])
})

test('who signs out meanwhile is not signed in again', async () => {
  const { signIn, storage } = laterBy(48, () => storage.set('access_token', null))
  await signIn.extend()
  expect(storage.get('access_token')).toBeNull()
})
