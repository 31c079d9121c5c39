import { createClient } from '@embpm/contract'
import { uploadPath } from '@embpm/contract/document-file'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { defaultConfiguration } from '../session/configuration.js'
import { createUploadQueue } from './uploadQueue.js'
import { uploadTransport } from './uploadTransport.js'

const size = 200 * 1024 * 1024
const broken = 0.6 * size

test('200 MB go part by part into the storage of the browser, and on from 60 % after a lost connection', async () => {
  const { answer } = await import('@embpm/backend')
  const { createStore, sampleCredentials, sampleOrganisations } = await import('@embpm/backend/msw')
  const store = createStore({ persistence: 'indexeddb', databaseName: 'large-file' })
  await store.reset()
  const organisation = sampleOrganisations[0]?.organisationId ?? ''
  const sent: number[] = []
  let token = ''
  const send = async (request: Request) => {
    if (request.url.includes(uploadPath)) {
      expect(request.headers.get('authorization')).toBeNull()
      const offset = Number(request.headers.get('upload-offset'))
      sent.push(offset)
      if (offset >= broken && sent.filter((one) => one === offset).length === 1) throw new TypeError('Failed to fetch')
    }
    return answer(request, { store, latency: 0 })
  }
  const client = createClient({
    fetch: send,
    headers: (): Record<string, string> =>
      token ? { authorization: `Bearer ${token}`, 'x-org-id': organisation } : { 'x-org-id': organisation },
  })
  token = (await client.auth.signIn(sampleCredentials)).accessToken

  const progress: number[] = []
  const transport = uploadTransport({
    client,
    configuration: defaultConfiguration(location.origin),
    request: send,
    queryClient: new QueryClient(),
    session: { organisation: () => organisation },
  })
  // Each part loses its connection once from 60 % on: the clock does not matter.
  const queue = createUploadQueue({ ...transport, later: (call) => queueMicrotask(call) })
  queue.subscribe(() => progress.push(queue.get()[0]?.state.offset ?? 0))
  const part = new Blob([new Uint8Array(1024 * 1024).fill(65)])
  const file = new File(
    Array.from({ length: 200 }, () => part),
    'large.txt',
  )
  queue.add([file], { documentId: null, subject: null, organisation })
  await expect.poll(() => queue.get()[0]?.state.phase, { timeout: 240_000 }).toBe('done')

  expect(progress).toEqual(progress.toSorted((one, other) => one - other))
  expect(new Set(sent).size).toBe(50)
  const id = queue.get()[0]?.state.documentId ?? ''
  const stored = await client.documentFiles.versions({ id })
  expect(stored[0]?.file).toMatchObject({ name: 'large.txt', size })
  await store.reset()
  store.close()
}, 300_000)
