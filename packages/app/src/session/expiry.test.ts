import { describe, expect, test } from 'vitest'
import { isExpired, lifetimeOf, setExpiry } from './expiry.js'
import { memorySessionStore } from './storage.js'

const jwt = (claims: unknown) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature-of-it`

describe('isExpired', () => {
  test.each([
    [999, false],
    [1000, true],
    [1001, true],
  ])('at %i of 1000: %s', (now, expected) => {
    const store = memorySessionStore()
    setExpiry(store, 'a-token-that-is-long', 1000)
    expect(isExpired(store, 'a-token-that-is-long', now)).toBe(expected)
  })

  test('knows nothing of a token that another tab has stored', () => {
    const store = memorySessionStore()
    setExpiry(store, 'a-token-that-is-long', 1000)
    expect(isExpired(store, 'another-token-that-is-long-too', 5000)).toBe(false)
  })

  test('is never so while no end is set, or one that is no number', () => {
    const store = memorySessionStore()
    expect(isExpired(store, 't', 1)).toBe(false)
    store.setItem('expires_at', 'soon')
    store.setItem('expires_of', 't')
    expect(isExpired(store, 't', 1)).toBe(false)
  })
})

describe('lifetimeOf', () => {
  test('is what the server says, whatever time it is here', () => {
    expect(lifetimeOf(jwt({ iat: 5_000_000_000, exp: 5_000_000_060 }))).toBe(60_000)
  })

  test.each(['', 'x', 'a.b.c', jwt({ exp: 1 }), jwt(null), jwt({ iat: '1', exp: '2' })])('has none of %j', (token) => {
    expect(lifetimeOf(token)).toBeNull()
  })
})
