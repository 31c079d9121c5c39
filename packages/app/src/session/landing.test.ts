import { describe, expect, test } from 'vitest'
import { landingOrganisation, lostPath, rememberTarget, takeTarget } from './landing.js'
import { createStorage, memoryStore } from './storage.js'

const first = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
const second = '7f1c2a94-3d5e-4b7a-9c08-51d2e7f3a602'
const foreign = '8f1c2a94-3d5e-4b7a-9c08-51d2e7f3a603'
const organisations = [{ organisationId: first }, { organisationId: second }]

const holding = (key: string, value: string | null) => {
  const store = memoryStore()
  if (value !== null) store.setItem(key, value)
  return { store, storage: createStorage(store) }
}

describe('landingOrganisation', () => {
  test.each([
    ['nothing', null, first],
    ['"null"', 'null', first],
    ['"undefined"', 'undefined', first],
    ['no identifier', '../admin', first],
    ["somebody else's", foreign, first],
    ['the first', first, first],
    ['the second', second, second],
  ])('with %s stored', (_, stored, expected) => {
    expect(landingOrganisation(holding('organisation', stored).storage, organisations)).toBe(expected)
  })

  test('removes what is no identifier', () => {
    const { store, storage } = holding('organisation', 'null')
    landingOrganisation(storage, organisations)
    expect(store.getItem('organisation')).toBeNull()
  })

  test('has none for a user without organisations', () => {
    expect(landingOrganisation(holding('organisation', first).storage, [])).toBeNull()
  })
})

describe('the remembered address', () => {
  test('is taken once', () => {
    const { storage } = holding('x', null)
    rememberTarget(storage, `/en/${first}/bp/requirements?q=x#y`)
    expect(takeTarget(storage)).toBe(`/en/${first}/bp/requirements?q=x#y`)
    expect(takeTarget(storage)).toBeNull()
  })

  test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'mailto:x@evil.test', '/sign-out'])(
    'is never %s, neither asked for nor put into the storage',
    (address) => {
      const { storage } = holding('x', null)
      rememberTarget(storage, address)
      expect(takeTarget(storage)).toBeNull()
      expect(takeTarget(holding('redirectUrl', address).storage)).toBeNull()
    },
  )
})

test.each([
  [null, '/sign-in'],
  ['false', '/sign-in'],
  ['maybe', '/sign-in'],
  ['true', '/ms-teams/set-realms'],
])('with teams = %s a lost session leads to %s', (teams, expected) => {
  expect(lostPath(holding('teams', teams).storage)).toBe(expected)
})
