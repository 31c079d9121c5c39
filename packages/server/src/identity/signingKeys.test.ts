import { createStore, type Identity, type Store } from '@embpm/backend'
import { importJWK, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownIdentity } from './ownIdentity.js'
import { firstKey, keyNamed, lifetime, rotateKeys } from './signingKeys.js'

const ada = { id: 'USR-00001', email: 'ada@firm.example' }
const day = 24 * 3600 * 1000

let store: Store
let identity: Identity
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  store = createStore()
  identity = await ownIdentity(store)
  await identity.keepPassword?.(ada.id, 'a password of some length', store)
})
afterEach(() => {
  vi.useRealTimers()
})

const tokenOf = (of = identity) => of.tokenOf(ada)
const subjectOf = (token: string, of = identity) => of.subjectOf(token)

test('sessions go on after a new key, which signs on every node at once', async () => {
  const otherNode = await ownIdentity(store)
  const before = await tokenOf()
  expect(await rotateKeys(store, { atOnce: false })).toEqual({ kept: 1, dropped: 0 })
  const after = await tokenOf(otherNode)
  expect(after.split('.')[0]).not.toBe(before.split('.')[0])
  for (const node of [identity, otherNode])
    for (const token of [before, after]) expect(await subjectOf(token, node)).toBe(ada.id)
})

test('an earlier key counts until the last token that it signed has run out, and then no longer', async () => {
  await rotateKeys(store, { atOnce: false })
  vi.setSystemTime(Date.now() + lifetime * 1000 - day)
  expect(await rotateKeys(store, { atOnce: false })).toEqual({ kept: 2, dropped: 0 })
  vi.setSystemTime(Date.now() + 2 * day)
  expect(await rotateKeys(store, { atOnce: false })).toEqual({ kept: 2, dropped: 1 })
  expect(await keyNamed(store, firstKey)).toBeUndefined()
})

test('at once, nothing counts that an earlier key signed', async () => {
  const before = await tokenOf()
  expect(await rotateKeys(store, { atOnce: true })).toEqual({ kept: 0, dropped: 1 })
  expect(await subjectOf(before)).toBeNull()
  expect(await subjectOf(await tokenOf())).toBe(ada.id)
})

test('a node whose clock is behind makes the newest key all the same', async () => {
  await rotateKeys(store, { atOnce: false })
  const before = await tokenOf()
  vi.setSystemTime(Date.now() - day)
  await rotateKeys(store, { atOnce: false })
  vi.setSystemTime(Date.now() + day)
  expect((await tokenOf()).split('.')[0]).not.toBe(before.split('.')[0])
})

test('tokens of before keys had names count, and none by a key of another name or kind', async () => {
  const key = (await keyNamed(store, firstKey))?.key
  if (!key) throw new Error('There is no first key.')
  const signed = async (kid?: string) =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'EdDSA', ...(kid !== undefined && { kid }) })
      .setSubject(ada.id)
      .setIssuer('embpm')
      .setAudience('embpm')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importJWK(key, 'EdDSA'))
  expect(await subjectOf(await signed())).toBe(ada.id)
  await rotateKeys(store, { atOnce: false })
  expect(await subjectOf(await signed(firstKey))).toBe(ada.id)
  for (const kid of ['', 'another', '__proto__']) expect(await subjectOf(await signed(kid)), kid).toBeNull()
  const [, ...rest] = (await signed(firstKey)).split('.')
  for (const kid of [7, null, { kid: firstKey }]) {
    const header = Buffer.from(JSON.stringify({ alg: 'EdDSA', kid })).toString('base64url')
    expect(await subjectOf([header, ...rest].join('.')), JSON.stringify(kid)).toBeNull()
  }
})
