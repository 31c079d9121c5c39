import { search } from '@embpm/contract/sample/search'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadVocabularies } from '../entity/import/Vocabulary.js'
import { counted } from './counted.js'
import { createServices } from './services.js'
import { createStorage, memoryStore } from './storage.js'

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://app.test' })
  vi.stubGlobal('navigator', { onLine: true })
})

/** A workspace over a server that answers when the test says so. */
function begin() {
  const server = Promise.withResolvers<Response>()
  const send = vi.fn(() => server.promise)
  vi.stubGlobal('fetch', send)
  const services = createServices({ storage: createStorage(memoryStore()), send })
  return { services, server, send }
}
const idle = new AbortController().signal
type Services = ReturnType<typeof begin>['services']

test.each<[string, (services: Services) => Promise<unknown>]>([
  ['a look-up of a reference', ({ client }) => client.services.get({ id: 'SRV-1' })],
  ['a deletion', ({ client }) => client.services.remove({ id: 'SRV-1' })],
  ['a restore', ({ client }) => client.services.restore({ id: 'SRV-1' })],
  ['a bulk edit', ({ client }) => client.services.updateMany({ entities: [] })],
  ['an import', ({ client }) => client.services.importRows({ mode: 'write', rows: [] })],
  ['the words that an import knows', ({ requests }) => loadVocabularies('en', counted(requests), idle)],
  ['the search of the palette', ({ connectTo }) => connectTo('api', search).find({ query: 'idoc' })],
  ['the sign-in', ({ session }) => session.signIn({ email: 'a', password: 'b' })],
  ['a file', ({ request }) => request(new Request('https://app.test/api/upload-file'))],
  ['the words of a language', ({ texts }) => texts.load('de')],
])('%s is counted for the loading bar until it is answered', async (_, ask) => {
  const { services, server, send } = begin()
  const asked = ask(services).catch(() => undefined)
  await expect.poll(() => send.mock.calls).not.toEqual([])
  expect(services.requests.pending()).toBe(true)
  server.resolve(new Response('', { status: 400 }))
  await asked
  expect(services.requests.pending()).toBe(false)
})

test('a request that fails is counted no longer', async () => {
  const { services, server } = begin()
  const asked = services.request(new Request('https://app.test/elsewhere')).catch(() => 'failed')
  server.reject(new TypeError('Failed to fetch'))
  expect(await asked).toBe('failed')
  expect(services.requests.pending()).toBe(false)
})
