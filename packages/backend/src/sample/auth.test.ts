import { createClient } from '@embpm/contract'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'

import { sampleCredentials, sampleOrganisations, sampleUser } from '../msw.js'

import { type Host, startHost } from '../testing/startHost.js'
import { sampleIssuer, sampleSecret } from './auth.data.js'

const system = sampleOrganisations[0]?.organisationId ?? ''
const claims = z.object({ iss: z.literal(sampleIssuer), iat: z.number(), exp: z.number() })

let host: Host

beforeAll(async () => {
  host = await startHost()
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const post = (path: string, body: unknown) =>
  fetch(`${host.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Everything behind the first dot of a JWT, changed. */
const forge = (jwt: string, part: number, text: string) =>
  jwt
    .split('.')
    .map((value, index) => (index === part ? text : value))
    .join('.')

describe('authentication', () => {
  test('the sample pair signs in and unlocks', async () => {
    for (const call of [host.anonymous.auth.signIn, host.anonymous.auth.unlockSession]) {
      const session = await call(sampleCredentials)
      expect(session).toMatchObject({ user: sampleUser, tokenType: 'bearer' })
      const payload: unknown = JSON.parse(atob(session.accessToken.split('.')[1] ?? ''))
      const { iat, exp } = claims.parse(payload)
      expect(exp - iat).toBe(7 * 24 * 3600)
    }
  })

  test.each(['/auth/sign-in', '/auth/unlock-session'])('%s answers 404 and false to a wrong pair', async (path) => {
    for (const pair of [
      { ...sampleCredentials, password: 'x' },
      { ...sampleCredentials, email: 'x' },
    ]) {
      const response = await post(path, pair)
      expect(response.status).toBe(404)
      expect(await response.json()).toBe(false)
    }
    await expect(host.anonymous.auth.signIn({ email: '', password: '' })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
  })

  test('a token of ours renews the session, also an expired one', async () => {
    expect(await host.anonymous.auth.signInWithToken({ accessToken: host.token })).toMatchObject({ user: sampleUser })
    const key = new TextEncoder().encode(sampleSecret)
    const expired = await new SignJWT({ sub: sampleUser.id })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(sampleIssuer)
      .setExpirationTime(1)
      .sign(key)
    expect(await host.anonymous.auth.signInWithToken({ accessToken: expired })).toMatchObject({ user: sampleUser })
    const late = createClient({
      url: host.base,
      headers: () => ({ authorization: `Bearer ${expired}`, 'x-org-id': system }),
    })
    await expect(late.services.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
  })

  test('every other token is refused with 401 and its own body', async () => {
    const none = btoa(JSON.stringify({ alg: 'none' })).replaceAll('=', '')
    const bad = [
      '',
      'text',
      forge(host.token, 0, none),
      forge(host.token, 1, btoa('{"sub":"x"}').replaceAll('=', '')),
      forge(host.token, 2, 'AAAA'),
      `${none}.${host.token.split('.')[1]}.`,
    ]
    for (const accessToken of bad) {
      const response = await post('/auth/sign-in-with-token', { accessToken })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ error: 'Invalid token' })
    }
    await expect(host.anonymous.auth.signInWithToken({ accessToken: '' })).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    })
  })

  test('the password and sign-up calls answer true to anything', async () => {
    for (const path of ['/auth/forgot-password', '/auth/reset-password', '/auth/sign-up']) {
      for (const body of [{}, { email: 'x' }, 'text', null]) {
        const response = await post(path, body)
        expect([response.status, await response.json()]).toEqual([200, true])
      }
      const bare = await fetch(`${host.base}${path}`, { method: 'POST' })
      expect([bare.status, await bare.json()]).toEqual([200, true])
    }
    expect(await host.anonymous.auth.signUp({ name: 'x' })).toBe(true)
  })

  test('a sign-in takes its time unless the latency is cut', async () => {
    host.renew({ latency: 40 })
    const before = performance.now()
    await host.anonymous.auth.signIn(sampleCredentials)
    expect(performance.now() - before).toBeGreaterThan(35)
  })
})
