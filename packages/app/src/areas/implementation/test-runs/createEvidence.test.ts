import { expect, test } from 'vitest'
import type { DeviceStore } from '../../../session/deviceStore.js'
import type { QueuedUpload, UploadTarget } from '../../../uploads/uploadQueue.js'
import { newUpload } from '../../../uploads/uploadState.js'
import { createEvidence } from './createEvidence.js'

/** A device that keeps values over pages, and queues that end with their page. */
function device() {
  const values = new Map<string, { key: readonly string[]; value: unknown }>()
  const store: DeviceStore = {
    put: (value, key) => Promise.resolve(void values.set(key.join('/'), { key, value })),
    delete: (key) => Promise.resolve(void values.delete(key.join('/'))),
    below: (start) =>
      Promise.resolve(
        [...values.values()]
          .filter(({ key }) => start.every((part, place) => key[place] === part))
          .map(({ value }) => value),
      ),
  }
  const page = (user = 'USR-1', kept: DeviceStore = store) => {
    let uploads: readonly QueuedUpload[] = []
    const listeners: (() => void)[] = []
    const set = (next: readonly QueuedUpload[]) => {
      uploads = next
      for (const listener of listeners) listener()
    }
    const queue = {
      get: () => uploads,
      subscribe: (listener: () => void) => {
        listeners.push(listener)
        return () => undefined
      },
      add: (files: readonly File[], target: UploadTarget) =>
        set([...uploads, ...files.map((file) => ({ key: file.name, file, target, state: newUpload(file.size) }))]),
    }
    const evidence = createEvidence({ queue, store: kept, user, organisation: 'ORG' })
    const end = (phase: 'done' | 'cancelled') => set(uploads.map((one) => ({ ...one, state: { ...one.state, phase } })))
    return { evidence, names: () => uploads.map(({ file }) => file.name), targets: () => uploads, end }
  }
  return { page, kept: () => values.size }
}

const file = (name: string) => new File(['seen'], name)
const of = { resultId: 'RES-1', name: 'Check posting' }

test('a file that was not sent is sent by the next page, for its user alone', async () => {
  const { page, kept } = device()
  await page().evidence.add([file('log.png')], of)
  expect(kept()).toBe(1)
  const other = page('USR-2')
  await other.evidence.resume()
  expect(other.names()).toEqual([])
  const next = page()
  await next.evidence.resume()
  await next.evidence.resume()
  expect(next.names()).toEqual(['log.png'])
  expect(next.targets()[0]?.target.subject).toEqual({ kind: 'scenarioResults', id: 'RES-1', name: 'Check posting' })
  next.end('done')
  expect(kept()).toBe(0)
})

test('what is taken back is not sent later, and what cannot be kept is sent now', async () => {
  const { page, kept } = device()
  const first = page()
  await first.evidence.add([file('wrong.png')], of)
  first.end('cancelled')
  expect(kept()).toBe(0)
  const full = () => Promise.reject(new Error('full'))
  const second = page('USR-1', { put: full, delete: full, below: full })
  await second.evidence.add([file('log.png')], of)
  await second.evidence.resume()
  expect(second.names()).toEqual(['log.png'])
})
