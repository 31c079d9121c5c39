import { describe, expect, test } from 'vitest'
import { addressIn, basesOf, isBelow, reachOf } from './apiHosts.js'

const hosts = {
  host: 'https://app.test',
  originalHost: 'https://original.test',
  apiHost: 'https://api.test/backend',
  nodeJsApi: 'https://live.test',
  auth: 'https://api.test/backend/api/accounts',
}

describe('reachOf', () => {
  test('without hosts of their own, what is served beside the API gets no token', () => {
    const origin = 'https://app.test'
    const own = { host: origin, originalHost: origin, apiHost: origin, nodeJsApi: origin, auth: `${origin}/auth` }
    const reached = ['/api/x', '/ai-client/x', '/auth/x', '/settings.yaml'].map((path) => reachOf(own, origin + path))
    expect(reached.map(({ bearer }) => bearer)).toEqual([true, true, false, false])
  })

  test.each([
    ['https://api.test/backend/api/administration/organisations', true, true],
    ['https://api.test/backend/ai-client/answer', true, true],
    ['https://live.test/api/chats', true, true],
    ['https://api.test/backend/other', false, true],
    ['https://api.test/backend/apis', false, true],
    ['https://api.test/backend/api/accounts/me', false, true],
    ['https://live.test/x', false, true],
    ['https://app.test/api/x', false, false],
    ['https://original.test/x', false, false],
    ['https://elsewhere.test/accounts/me', false, false],
    ['https://api.test/backend/api/upload-file', false, true],
    ['https://api.test/backend/api/upload-file?name=x', false, true],
    ['https://api.test/backend/api/upload-file/7', false, true],
    ['https://api.test/other', false, false],
    ['https://api.test/backend-of-somebody/api', false, false],
    ['https://api.test/backend/../other', false, false],
    ['http://api.test/backend/api', false, false],
    ['https://api.test:8443/backend/api', false, false],
    ['https://api.test.evil.test/backend/api', false, false],
    ['https://api.test@evil.test/backend/api', false, false],
    ['https://evil.test/?https://api.test/backend/api', false, false],
    ['https://id.test/realms/acme/token', false, false],
  ])('%s: token %s, product headers %s', (url, bearer, product) => {
    expect(reachOf(hosts, url)).toMatchObject({ bearer, product })
  })

  test.each([
    ['https://api.test/backend/api/accounts/sign-in', true],
    ['https://api.test/backend/api/administration/users/current', true],
    ['https://api.test/backend/api/authors', false],
    ['https://api.test/backend/api/administration/users', false],
  ])('%s says nothing of the session: %s', (url, quiet) => {
    expect(reachOf(hosts, url).quiet).toBe(quiet)
  })
})

test('each service has its base', () => {
  expect(basesOf(hosts)).toEqual({
    api: 'https://api.test/backend/api',
    ai: 'https://api.test/backend/ai-client',
    live: 'https://live.test/api',
    node: 'https://live.test',
    auth: 'https://api.test/backend/api/accounts',
  })
})

test.each([
  ['/auth/sign-in', '/accounts/sign-in'],
  ['/auth/sign-up?x=1', '/accounts/sign-up?x=1'],
  ['/authors', '/authors'],
  ['/data/services', '/data/services'],
])('accounts are asked where the deployment has them: %s', (path, expected) => {
  const { api } = basesOf(hosts)
  expect(addressIn(hosts, api + path)).toBe(api + expected)
})

test('an address that is none has nothing below it', () => {
  expect(isBelow('nowhere', new URL('https://api.test/'))).toBe(false)
})
