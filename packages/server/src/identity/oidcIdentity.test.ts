import { createServer, type Server } from 'node:http'
import {
  administratorOf,
  createStore,
  invitationOf,
  leaveOutSamples,
  sessionHolder,
  signInsOf,
  type Store,
} from '@embpm/backend'
import { exportJWK, generateKeyPair, type GenerateKeyPairResult, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../settings.js'
import { oidcIdentity } from './oidcIdentity.js'
import { ProviderLostError } from './ProviderLostError.js'

const audience = 'embpm-api'
const email = 'ada@firm.example'
const alg = 'ES256'

/** A provider as far as a server asks it: where its keys are, and which. */
let provider: Server
let issuer: string
let keys: { kid: string; pair: GenerateKeyPairResult }[] = []
let isDown = false
const asked: string[] = []

async function newKey(kid: string) {
  const key = { kid, pair: await generateKeyPair(alg, { extractable: true }) }
  keys = [key]
  return key
}

beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (isDown) return void response.writeHead(503).end()
    response.setHeader('content-type', 'application/json')
    if (request.url?.endsWith('/.well-known/openid-configuration') === true)
      return void response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }))
    void Promise.all(keys.map(async ({ kid, pair }) => ({ ...(await exportJWK(pair.publicKey)), kid, alg }))).then(
      (all) => response.end(JSON.stringify({ keys: all })),
    )
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const address = provider.address()
  issuer = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/realms/firm`
})
afterAll(() => new Promise((resolve) => provider.close(resolve)))

let store: Store
let takeBack: () => void
beforeEach(async () => {
  takeBack = leaveOutSamples()
  isDown = false
  await newKey('first')
  store = createStore()
  const identity = identityOf()
  const context = { store, identity, newId: () => crypto.randomUUID(), wait: () => Promise.resolve() }
  await administratorOf(context, { email, organisation: 'Firm' })
})
afterEach(() => takeBack())

const identityOf = () => oidcIdentity({ issuers: [issuer], audience, store, newId: () => crypto.randomUUID() })

/** A token of the provider that only differs from a good one by what is given. */
function token(given: Record<string, unknown> = {}, key = keys[0]): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const all = {
    iss: issuer,
    aud: audience,
    sub: 's-1',
    iat: now,
    exp: now + 3600,
    email,
    email_verified: true,
    sid: 'a',
    ...given,
  }
  if (!key) throw new Error('There is no key.')
  return new SignJWT(all).setProtectedHeader({ alg, kid: key.kid }).sign(key.pair.privateKey)
}

test('who is invited comes in by the verified address, is active then, and is known by issuer and subject from then on', async () => {
  const identity = identityOf()
  const userId = await identity.subjectOf(await token())
  expect((await sessionHolder(store, userId ?? '')).user?.email).toBe(email)
  expect(await identity.subjectOf(await token({ email: 'renamed@firm.example' }))).toBe(userId)
  // Another subject with the address of before, as after the account was given to somebody else at the provider, is another link.
  expect(await identity.subjectOf(await token({ sub: 's-2', email: 'nobody@firm.example' }))).toBeNull()
})

test.each([
  ['no address', { email: undefined }],
  ['an address that nobody verified', { email_verified: false }],
  ['an unknown address', { email: 'eve@evil.example' }],
  ['another issuer', { iss: 'https://evil.example/realms/firm' }],
  ['another audience', { aud: 'another-api' }],
  ['no audience', { aud: undefined }],
  ['an end that has passed', { exp: 1 }],
  ['no end', { exp: undefined }],
  ['a beginning that is to come', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
  ['no subject', { sub: undefined }],
])('a token with %s is nobody', async (_, given) => {
  expect(await identityOf().subjectOf(await token(given))).toBeNull()
})

test('a token of another key, of a shared secret, unsigned or altered is nobody', async () => {
  const identity = identityOf()
  const stranger = { kid: 'first', pair: await generateKeyPair(alg, { extractable: true }) }
  const good = await token()
  const [head = '', body = '', signature = ''] = good.split('.')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const shared = await new SignJWT({ iss: issuer, aud: audience, sub: 's-1', email, email_verified: true })
    .setProtectedHeader({ alg: 'HS256', kid: 'first' })
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(new TextEncoder().encode('a secret that everybody can guess, and long enough'))
  const forged = [
    await token({}, stranger),
    shared,
    `${part({ alg: 'none' })}.${body}.`,
    `${head}.${part({ iss: issuer, aud: audience, sub: 's-9', email, email_verified: true })}.${signature}`,
    '',
    'no token',
  ]
  for (const one of forged) expect(await identity.subjectOf(one), one).toBeNull()
  expect(await identity.subjectOf(good)).not.toBeNull()
})

test('a key that was rotated is fetched; a provider that does not answer says nothing about a token', async () => {
  expect(await identityOf().subjectOf(await token())).not.toBeNull()
  await newKey('second')
  expect(await identityOf().subjectOf(await token())).not.toBeNull()
  isDown = true
  const identity = identityOf()
  await expect(identity.subjectOf(await token())).rejects.toBeInstanceOf(ProviderLostError)
  isDown = false
  expect(await identity.subjectOf(await token())).not.toBeNull()
})

test('an issuer that is not ours is never asked', async () => {
  asked.length = 0
  const foreign = issuer.replace('/realms/firm', '/realms/other')
  expect(await identityOf().subjectOf(await token({ iss: foreign }))).toBeNull()
  expect(asked).toEqual([])
})

test('a session is noted once, however many requests begin it; an invitation is no way in', async () => {
  const identity = identityOf()
  await identity.subjectOf(await token())
  const first = await token({ sid: 'b' })
  await Promise.all(Array.from({ length: 5 }, () => identity.subjectOf(first)))
  await identity.subjectOf(await token({ sid: 'b' }))
  expect(await signInsOf(store)).toHaveLength(2)
  expect(identity.keepPassword).toBeUndefined()
  await expect(identity.tokenOf({ id: 'USR-00001', email })).rejects.toThrow('identity provider')
  expect(await invitationOf(store, 'USR-00001')).toBeTypeOf('string')
})

test('a provider needs an audience and an administrator, and an address that the application can use', () => {
  const read = (more: Record<string, string>) => () =>
    readSettings({ OIDC_ISSUERS: 'https://id.example/realms/firm', ...more })
  expect(read({})).toThrow(/OIDC_AUDIENCE[\s\S]*ADMIN_EMAIL/)
  expect(read({ OIDC_AUDIENCE: audience, ADMIN_EMAIL: email })()).toMatchObject({
    issuers: ['https://id.example/realms/firm'],
    audience,
  })
  for (const wrong of ['http://id.example/realms/firm', 'https://id.example', 'https://id.example/realms/firm?x=1'])
    expect(read({ OIDC_ISSUERS: wrong, OIDC_AUDIENCE: audience, ADMIN_EMAIL: email }), wrong).toThrow('OIDC_ISSUERS')
})
