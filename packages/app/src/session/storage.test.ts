import { describe, expect, test } from 'vitest'
import { createStorage, lookSchema, memoryStore, type KeyValueStore } from './storage.js'

const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'

describe('createStorage', () => {
  test('keeps plain texts as they are and objects as JSON', () => {
    const store = memoryStore()
    const storage = createStorage(store)
    storage.set('organisation', organisation)
    storage.set('fuseConfig', lookSchema.parse({ scheme: 'dark' }))
    expect(store.getItem('organisation')).toBe(organisation)
    expect(storage.get('fuseConfig')).toMatchObject({ scheme: 'dark', theme: 'theme-brand', layout: 'classy' })
    expect(storage.persistent).toBe(true)
  })

  test.each([
    ['organisation', 'null'],
    ['organisation', 'undefined'],
    ['organisation', '6f1c2a94-3d5e-7b7a-9c08-51d2e7f3a601'],
    ['activeLang', 'xx'],
    ['fuseConfig', '{"scheme":'],
    ['fuseConfig', '[]'],
    ['redirectUrl', 'https://elsewhere.test/'],
    ['access_token', 'a b\r\nx: y'],
    ['teams', 'maybe'],
  ] as const)('removes a damaged %s: %s', (key, value) => {
    const store = memoryStore()
    store.setItem(key, value)
    expect(createStorage(store).get(key)).toBeNull()
    expect(store.getItem(key)).toBeNull()
  })

  test('takes the all-zero organisation', () => {
    const storage = createStorage(memoryStore())
    storage.set('organisation', '00000000-0000-0000-0000-000000000000')
    expect(storage.get('organisation')).toBe('00000000-0000-0000-0000-000000000000')
  })

  test('falls back to the default for a part that it does not know', () => {
    const store = memoryStore()
    store.setItem(
      'fuseConfig',
      '{"scheme":"sepia","density":"huge","start":7,"singleKeys":"no","mutedNotices":["due"]}',
    )
    const usual = {
      scheme: 'light',
      theme: 'theme-brand',
      layout: 'classy',
      density: 'compact',
      start: '',
      singleKeys: true,
      mutedNotices: {},
    }
    expect(createStorage(store).get('fuseConfig')).toEqual(usual)
  })

  test('works without a store and says so', () => {
    const storage = createStorage(null)
    storage.set('activeLang', 'pl')
    expect(storage.get('activeLang')).toBe('pl')
    expect(storage.persistent).toBe(false)
    storage.set('activeLang', null)
    expect(storage.get('activeLang')).toBeNull()
  })

  test('goes on when the store refuses', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const store: KeyValueStore = { getItem: refuse, setItem: refuse, removeItem: refuse }
    const storage = createStorage(store)
    expect(() => storage.set('activeLang', 'de')).not.toThrow()
    expect(storage.get('activeLang')).toBeNull()
  })
})
