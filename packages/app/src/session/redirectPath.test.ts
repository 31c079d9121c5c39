import { describe, expect, test } from 'vitest'
import { redirectPath } from './redirectPath.js'

describe('redirectPath', () => {
  test.each([
    '/',
    '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/services?q=idoc+sales&sort=-name#rows',
    '/de/x?next=https://elsewhere.test',
  ])('keeps the own path %s', (path) => {
    expect(redirectPath(path)).toBe(path)
  })

  test.each([
    'https://elsewhere.test/',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/a\\b',
    '/\t/elsewhere.test',
    '\n/elsewhere',
    'mailto:someone@elsewhere.test',
    'data:text/html,x',
    'en/services',
    '/./../..//elsewhere.test',
    '',
  ])('refuses %j', (address) => {
    expect(redirectPath(address)).toBeNull()
  })

  test.each([
    '/sign-in',
    '/sign-in?x=1',
    '/sign-out',
    '/sign-out/',
    '/sign-up',
    '/forgot-password',
    '/reset-password?code=1',
    '/confirmation-required',
    '/unlock-session',
    '/tremco-sign-in',
    '/sub-sign-in#x',
    '/x/../sign-in',
    '/ms-teams/set-realms',
  ])('refuses %s, which would go in a circle', (path) => {
    expect(redirectPath(path)).toBeNull()
  })

  test.each(['/sign-indeed', '/ms-teams', '/en/sign-in'])(
    'keeps %s, which only sounds like a page of signing in',
    (path) => {
      expect(redirectPath(path)).toBe(path)
    },
  )

  test('has nothing for nothing', () => {
    expect(redirectPath(null)).toBeNull()
    expect(redirectPath(undefined)).toBeNull()
  })
})
