import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { configurationSchema } from '../../../session/configuration.js'
import { defaultSettings } from '../../../session/settings.js'
import { realmInForce, scopeInForce } from '../../../session/signInValues.js'
import { createStorage, memoryStore } from '../../../session/storage.js'
import { configurationRows, masked } from './configurationRows.js'

const schema = configurationSchema('https://app.test')
const secret = fc.string({
  minLength: 1,
  maxLength: 60,
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCodePoint(code)),
})

test('no secret is ever shown whole, nor more of it than a quarter', () => {
  fc.assert(
    fc.property(secret, (apiKey) => {
      const { hosts } = configurationRows(schema.parse({ apiKey }))
      const shown = hosts.find(({ key }) => key === 'apiKey')
      expect(shown).toMatchObject({ secret: true, source: 'server' })
      expect(shown?.value).not.toContain(apiKey)
      expect((shown?.value ?? '').replaceAll('•', '').length * 4).toBeLessThanOrEqual(apiKey.length)
    }),
  )
})

test('a secret that is long enough to be told from the rest is nowhere in the rows, wherever the answer has it', () => {
  fc.assert(
    fc.property(fc.uuid(), (key) => {
      const rows = configurationRows(
        schema.parse({
          apiKey: key,
          apiHost: `https://api.test/?key=${key}`,
          token: key,
          authConfig: { client_secret: key },
        }),
      )
      expect(JSON.stringify(rows)).not.toContain(key)
    }),
  )
})

test('secrets of all lengths look alike but for their ends', () => {
  expect([masked('short'), masked('a'.repeat(15)), masked(`${'a'.repeat(12)}3f9c`)]).toEqual([
    '••••••••',
    '••••••••',
    '••••••••3f9c',
  ])
})

test('a value has a source exactly when it is set', () => {
  const given = { apiHost: 'https://api.test', apiKey: 'k', authBase: 'https://id.test', clientId: 'acme' }
  fc.assert(
    fc.property(fc.subarray(Object.entries(given)), (entries) => {
      const { hosts, signIn } = configurationRows(schema.parse(Object.fromEntries(entries)))
      for (const row of [...hosts, ...signIn]) expect(row.source !== undefined).toBe(row.value !== undefined)
      for (const [key] of entries) expect([...hosts, ...signIn].find((row) => row.key === key)?.source).toBe('server')
    }),
  )
})

test('the realm that was chosen in this browser comes first, and the scope of the settings last', () => {
  const storage = createStorage(memoryStore())
  const rows = (answer: object) => {
    const configuration = schema.parse(answer)
    const atProvider = {
      clientId: realmInForce(storage, configuration),
      scope: scopeInForce(configuration, defaultSettings),
    }
    return configurationRows(configuration, atProvider).signIn
  }
  const issuer = 'https://id.test/realms/acme'
  expect(rows({ issuer })).toMatchObject([
    { key: 'accounts', value: 'open', source: 'builtIn' },
    { key: 'authBase', value: 'https://id.test', source: 'issuer' },
    { key: 'issuer', value: issuer, source: 'server' },
    { key: 'clientId', value: 'acme', source: 'issuer' },
    { key: 'scope', value: 'openid profile email', source: 'settings' },
  ])
  storage.set('clientId', 'own')
  expect(rows({ issuer, authConfig: { scope: 'openid' } })).toMatchObject([
    {},
    {},
    {},
    { key: 'clientId', value: 'own', source: 'browser' },
    { key: 'scope', value: 'openid', source: 'server' },
  ])
})
