import { expect, test, vi } from 'vitest'
import { createStorage } from '../session/storage.js'
import { preferredLanguage } from '../session/languages.js'

test('is the remembered one, else English, whatever the browser speaks', () => {
  vi.stubGlobal('navigator', { languages: ['de-DE', 'de'] })
  const storage = createStorage(null)
  expect(preferredLanguage({ storage })).toBe('en')
  storage.set('activeLang', 'pl')
  expect(preferredLanguage({ storage })).toBe('pl')
})
