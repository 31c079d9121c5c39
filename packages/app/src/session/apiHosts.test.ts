import { describe, expect, test } from 'vitest'
import { apiBase, isBelow, reachOf } from './apiHosts.js'

const hosts = {
  host: 'https://app.test',
  originalHost: 'https://original.test',
  apiHost: 'https://api.test/backend',
  nodeJsApi: 'https://live.test',
  auth: 'https://accounts.test/v1',
}

describe('reachOf', () => {
  test.each([
    ['https://api.test/backend/api/administration/organisations', true, true],
    ['https://api.test/backend/ai-client/answer', true, true],
    ['https://live.test/api/chats', true, true],
    ['https://accounts.test/v1/me', true, false],
    ['https://app.test/api/x', true, false],
    ['https://original.test/x', true, false],
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
    ['https://api.test/backend/api/auth/sign-in', true],
    ['https://api.test/backend/api/administration/users/current', true],
    ['https://api.test/backend/api/authors', false],
    ['https://api.test/backend/api/administration/users', false],
  ])('%s says nothing of the session: %s', (url, quiet) => {
    expect(reachOf(hosts, url).quiet).toBe(quiet)
  })
})

test('the API lives below /api of its host', () => {
  expect(apiBase(hosts)).toBe('https://api.test/backend/api')
})

test('an address that is none has nothing below it', () => {
  expect(isBelow('nowhere', new URL('https://api.test/'))).toBe(false)
})
