import { createClient, session } from '@embpm/contract'
import { base64url, type JWTHeaderParameters, SignJWT } from 'jose'
import { afterEach, expect, vi } from 'vitest'
import * as z from 'zod/mini'

import { sampleCredentials, sampleOrganisations, sampleUser } from '../msw.js'
import { conforms, type World } from '../testing/conforms.js'
import { sampleIssuer, sampleSecret } from './auth.data.js'

const day = 24 * 3600 * 1000
const header = z.strictObject({ alg: z.literal('HS256'), typ: z.literal('JWT') })
const claims = z.object({ iss: z.literal(sampleIssuer), iat: z.int(), exp: z.int(), email: z.string() })
const wrongPassword = { ...sampleCredentials, password: 'Welcome-to-embpm' }

const invalid = { status: 401, body: { error: 'Invalid token' } }
const wrong = { status: 404, body: false }

const parsed = (text: string | undefined): unknown => JSON.parse(new TextDecoder().decode(base64url.decode(text ?? '')))
const written = (value: unknown) => base64url.encode(JSON.stringify(value))

const signIn = ({ read }: World) => read(session, 'POST sign-in', sampleCredentials)
const renew = ({ call }: World, accessToken: unknown) => call('POST sign-in-with-token', { accessToken })

/** A token in our name that only differs from ours by what is given; claims that are `undefined` are missing. */
function forge(given: Record<string, unknown> = {}, { alg = 'HS256', secret = sampleSecret } = {}): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1000)
  const all = { sub: sampleUser.id, iss: sampleIssuer, iat: issuedAt, exp: issuedAt + 60, ...given }
  const protectedHeader: JWTHeaderParameters = { alg, typ: 'JWT' }
  return new SignJWT(all).setProtectedHeader(protectedHeader).sign(new TextEncoder().encode(secret))
}

/** The token with one of its three parts replaced. */
const altered = (token: string, index: 0 | 1 | 2, text: string) => token.split('.').with(index, text).join('.')

afterEach(() => {
  vi.useRealTimers()
})

conforms('/auth', [
  ...(['sign-in', 'unlock-session'] as const).flatMap((path) => [
    {
      says: `${path} answers the common user and a bearer token to the one pair`,
      check: async ({ read }: World) => {
        const { user, accessToken } = await read(session, `POST ${path}`, sampleCredentials)
        expect(user).toEqual(sampleUser)
        expect(user.email).toBe(sampleCredentials.email)
        expect(user.avatar).toMatch(/^data:image\/svg\+xml,/)
        expect(accessToken.split('.')).toHaveLength(3)
      },
    },
    {
      says: `${path} answers 404 and false to every other pair`,
      check: async ({ call }: World) => {
        const { email, password } = sampleCredentials
        const others = [
          wrongPassword,
          { email: 'j.albrecht@terranova.eu', password },
          { email: email.toUpperCase(), password },
          { email: ` ${email}`, password },
          { email: '', password: '' },
          { email: password, password: email },
        ]
        for (const pair of others) expect(await call(`POST ${path}`, pair)).toEqual(wrong)
      },
    },
    {
      says: `${path} refuses a body that is no pair with a list of problems`,
      check: async ({ call }: World) => {
        const { email, password } = sampleCredentials
        const bodies: readonly [body: unknown, paths: string[]][] = [
          [{ password }, ['email']],
          [{ email }, ['password']],
          [{}, ['email', 'password']],
          [{ email: null, password: 7 }, ['email', 'password']],
          ['text', ['']],
          [undefined, ['']],
        ]
        for (const [body, paths] of bodies) {
          const answer = await call(`POST ${path}`, body)
          const problems = paths.map((at) => ({ path: at }))
          expect(answer, JSON.stringify(body)).toMatchObject({ status: 400, body: { data: { problems } } })
        }
      },
    },
    { says: `${path} takes its time`, call: `POST ${path}`, body: sampleCredentials, takes: 1500 },
    { says: `${path} takes its time to fail`, call: `POST ${path}`, body: wrongPassword, takes: 1500 },
  ]),
  ...['forgot-password', 'reset-password', 'sign-up'].flatMap((path) => [
    {
      says: `${path} answers true to anything`,
      check: async ({ call }: World) => {
        for (const body of [undefined, {}, { email: 'x' }, 'text', null, [1]]) {
          expect(await call(`POST ${path}`, body), JSON.stringify(body)).toEqual({ status: 200, body: true })
        }
      },
    },
    { says: `${path} takes its time`, call: `POST ${path}`, body: {}, takes: path === 'sign-up' ? 1500 : 1000 },
  ]),
  { says: 'knows sign-in as POST alone', call: 'GET sign-in', status: 404, answers: 'NOT FOUND' },
  { says: 'knows no call behind sign-in', call: 'POST sign-in/now', body: {}, status: 404, answers: 'NOT FOUND' },
  {
    says: 'signs tokens with HS256 for exactly seven days from now',
    check: async (world) => {
      const before = Math.floor(Date.now() / 1000)
      const [head, payload] = (await signIn(world)).accessToken.split('.')
      header.parse(parsed(head))
      const { iat, exp, email } = claims.parse(parsed(payload))
      expect(exp - iat).toBe(7 * 24 * 3600)
      expect(iat).toBeGreaterThanOrEqual(before)
      expect(iat).toBeLessThanOrEqual(Date.now() / 1000)
      expect(email).toBe(sampleCredentials.email)
    },
  },
  {
    says: 'renews a session by its token, whose own token works as well',
    check: async (world) => {
      const { accessToken } = await signIn(world)
      const renewed = await world.read(session, 'POST sign-in-with-token', { accessToken })
      expect(renewed.user).toEqual(sampleUser)
      expect(await renew(world, renewed.accessToken)).toMatchObject({ status: 200 })
      expect(await renew(world, await forge())).toMatchObject({ status: 200 })
    },
  },
  {
    says: 'refuses a token from the moment that it expires',
    check: async (world) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00Z') })
      const { accessToken } = await signIn(world)
      vi.setSystemTime(Date.parse('2026-11-20T09:00:00Z') + 7 * day - 1)
      const late = await world.read(session, 'POST sign-in-with-token', { accessToken })
      vi.setSystemTime(Date.parse('2026-11-20T09:00:00Z') + 7 * day)
      expect(await renew(world, accessToken)).toEqual(invalid)
      expect(await renew(world, late.accessToken)).toMatchObject({ status: 200 })
    },
  },
  {
    says: 'refuses a token with a foreign issuer or subject, or without its claims',
    check: async (world) => {
      const wrongClaims = [
        { iss: 'somebody-else' },
        { iss: undefined },
        { sub: 'somebody-else' },
        { sub: undefined },
        { exp: undefined },
        { iat: undefined },
        { exp: 1 },
      ]
      for (const given of wrongClaims) {
        expect(await renew(world, await forge(given)), JSON.stringify(given)).toEqual(invalid)
      }
    },
  },
  {
    says: 'refuses a token that is unsigned, or signed by another key or algorithm',
    check: async (world) => {
      const { accessToken } = await signIn(world)
      const none = written({ alg: 'none', typ: 'JWT' })
      const bad = [
        altered(altered(accessToken, 0, none), 2, ''),
        altered(accessToken, 0, none),
        altered(accessToken, 2, ''),
        await forge({}, { secret: 'another-key-of-the-same-kind-and-length-42' }),
        await forge({}, { alg: 'HS512' }),
        await forge({}, { alg: 'HS384' }),
      ]
      for (const token of bad) expect(await renew(world, token), token).toEqual(invalid)
    },
  },
  {
    says: 'refuses an altered header, claim or signature',
    check: async (world) => {
      const { accessToken } = await signIn(world)
      const [head, payload, signature = ''] = accessToken.split('.')
      const body = z.record(z.string(), z.unknown()).parse(parsed(payload))
      const bad = [
        altered(accessToken, 0, written({ ...header.parse(parsed(head)), kid: '1' })),
        altered(accessToken, 1, written({ ...body, exp: Number(body.exp) + 1 })),
        altered(accessToken, 1, written({ ...body, email: 'x' })),
        altered(accessToken, 2, 'AAAA'),
        ...[0, 10, 40].map((at) => {
          const other = signature[at] === 'A' ? 'B' : 'A'
          return altered(accessToken, 2, signature.slice(0, at) + other + signature.slice(at + 1))
        }),
      ]
      for (const token of bad) expect(await renew(world, token), token).toEqual(invalid)
    },
  },
  {
    says: 'refuses every other last letter and everything behind it',
    check: async (world) => {
      const { accessToken } = await signIn(world)
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_= '
      for (const letter of letters) {
        const replaced = accessToken.slice(0, -1) + letter
        if (replaced !== accessToken) expect(await renew(world, replaced), letter).toEqual(invalid)
      }
      for (const text of ['=', ' ', '\n', '.', 'A']) {
        expect(await renew(world, accessToken + text), JSON.stringify(text)).toEqual(invalid)
      }
    },
  },
  {
    says: 'refuses other text as a token, and what is no text as a request',
    check: async (world) => {
      for (const token of ['', ' ', 'text', '..', 'a.b.c', 'ж.д.я']) {
        expect(await renew(world, token), token).toEqual(invalid)
      }
      for (const token of [undefined, null, 7, {}]) {
        expect(await renew(world, token)).toMatchObject({
          status: 400,
          body: { data: { problems: [{ path: 'accessToken' }] } },
        })
      }
    },
  },
  {
    says: 'answers the common user as stored, whose pair stays',
    check: async (world) => {
      const name = 'Marta Kowalczyk-Lind'
      expect(await world.call('PATCH /common/user', { user: { name, status: 'away' } })).toMatchObject({ status: 200 })
      const { user, accessToken } = await signIn(world)
      expect(user).toEqual({ ...sampleUser, name, status: 'away' })
      expect(await renew(world, accessToken)).toMatchObject({ status: 200, body: { user } })
    },
  },
  {
    says: 'guards the API by the same rules',
    check: async (world) => {
      const { accessToken } = await signIn(world)
      const list = (token: string) => {
        const organisation = sampleOrganisations[0]?.organisationId ?? ''
        const headers = { authorization: `Bearer ${token}`, 'x-org-id': organisation }
        return createClient({ url: world.api, headers: () => headers }).services.list({ size: 1 })
      }
      expect((await list(accessToken)).rows).toHaveLength(1)
      for (const token of [
        '',
        'x',
        await forge({ exp: 1 }),
        await forge({ iss: 'x' }),
        altered(accessToken, 2, 'AA'),
      ]) {
        await expect(list(token)).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
      }
    },
  },
  {
    says: 'answers errors that the typed client knows',
    check: async ({ api }) => {
      const { auth } = createClient({ url: api })
      await expect(auth.signIn(wrongPassword)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS', status: 404 })
      await expect(auth.signInWithToken({ accessToken: '' })).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
      expect(await auth.signUp({ name: 'x' })).toBe(true)
    },
  },
])
