import { expect, test, vi } from 'vitest'
import { createStorage, memoryStore, type KeyValueStore } from '../session/storage.js'
import { adoptSession } from './adoptSession.js'

const none = () => Promise.resolve(null)

test('a session that is there already needs nothing', async () => {
  const storage = createStorage(null)
  storage.set('access_token', 'here')
  const open = vi.fn<() => Promise<KeyValueStore | null>>(none)
  expect(await adoptSession(storage, open)).toBe(true)
  expect(open).not.toHaveBeenCalled()
})

test('takes the tokens over, and nothing else', async () => {
  const storage = createStorage(null)
  const store = memoryStore()
  for (const [key, value] of Object.entries({ access_token: 'a.b.c', id_token: 'd.e.f', activeLang: 'pl' }))
    store.setItem(key, value)
  expect(await adoptSession(storage, () => Promise.resolve(store))).toBe(true)
  expect([storage.get('access_token'), storage.get('id_token'), storage.get('activeLang')]).toEqual([
    'a.b.c',
    'd.e.f',
    null,
  ])
})

test.each([null, '', 'no token\r\nx: y'])('a store that holds %j as token has no session', async (token) => {
  const storage = createStorage(null)
  const store = memoryStore()
  if (token !== null) store.setItem('access_token', token)
  expect(await adoptSession(storage, () => Promise.resolve(store))).toBe(false)
  expect(storage.get('access_token')).toBeNull()
})

test('a browser that gives none away has none', async () => {
  expect(await adoptSession(createStorage(null), none)).toBe(false)
})
