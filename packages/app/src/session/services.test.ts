import { common } from '@embpm/contract/sample/common'
import { expect, test, vi } from 'vitest'
import { configurationSchema } from './configuration.js'
import { createServices } from './services.js'
import { createStorage, memoryStore } from './storage.js'

const configuration = configurationSchema('https://app.test').parse({
  apiHost: 'https://api.test',
  nodeJsApi: 'https://live.test',
  auth: 'https://accounts.test',
})

test.each([
  ['api', 'https://api.test/api/', 'Bearer x.y.z'],
  ['ai', 'https://api.test/ai-client/', 'Bearer x.y.z'],
  ['live', 'https://live.test/api/', 'Bearer x.y.z'],
  ['node', 'https://live.test/', null],
  ['auth', 'https://accounts.test/', null],
] as const)('the client of %s asks at %s and is counted', async (service, base, authorization) => {
  vi.stubGlobal('location', { origin: 'https://app.test' })
  const storage = createStorage(memoryStore())
  storage.set('access_token', 'x.y.z')
  const send = vi.fn<(request: Request) => Promise<Response>>()
  const services = createServices({ configuration, storage, send })
  send.mockImplementation(() => {
    expect(services.requests.pending()).toBe(true)
    return Promise.resolve(Response.json([]))
  })
  await services.connectTo(service, common).messages.list()
  const [asked] = send.mock.calls[0] ?? []
  expect(asked?.url).toBe(`${base}common/messages`)
  expect(asked?.headers.get('authorization')).toBe(authorization)
})
