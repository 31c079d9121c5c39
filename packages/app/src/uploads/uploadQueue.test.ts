import { maxFileBytes, uploadPartBytes } from '@embpm/contract/document-file'
import { expect, test, vi } from 'vitest'
import { createUploadQueue, type QueuedUpload } from './uploadQueue.js'
import type { UploadCommand, UploadEvent } from './uploadState.js'

const target = { documentId: null, subject: null, organisation: 'here' }
const fileOf = (name: string, size = 10) => new File([new Uint8Array(size)], name)

/** A queue over a server that answers when the test says so; the clock stands still. */
function queueOf(most?: number) {
  const asked: { upload: QueuedUpload; command: UploadCommand; answer: (event: UploadEvent) => void }[] = []
  const waiting: (() => void)[] = []
  const forget = vi.fn()
  const queue = createUploadQueue({
    perform: (upload, command) => new Promise((answer) => void asked.push({ upload, command, answer })),
    forget,
    most,
    later: (call) => void waiting.push(call),
  })
  const answer = async (event: UploadEvent) => {
    asked.shift()?.answer(event)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { queue, asked, waiting, forget, answer, phases: () => queue.get().map(({ state }) => state.phase) }
}

test('runs two at once, and the next one when a place is free', async () => {
  const { queue, asked, answer, phases } = queueOf()
  queue.add([fileOf('a.txt'), fileOf('b.txt'), fileOf('c.txt')], target)
  expect(phases()).toEqual(['beginning', 'beginning', 'waiting'])
  expect(asked).toHaveLength(2)
  await answer({ kind: 'begun', offset: 10 })
  expect(phases()).toEqual(['finishing', 'beginning', 'waiting'])
  await answer({ kind: 'refused', failure: 'mismatch' })
  expect(phases()).toEqual(['finishing', 'failed', 'beginning'])
})

test('sends a large file part by part from where the server says it is', async () => {
  const { queue, asked, answer } = queueOf()
  queue.add([fileOf('a.txt', uploadPartBytes + 5)], target)
  await answer({ kind: 'begun', offset: 0 })
  expect(asked[0]?.command).toEqual({ ask: 'send', from: 0, to: uploadPartBytes })
  await answer({ kind: 'acknowledged', offset: uploadPartBytes })
  expect(asked[0]?.command).toEqual({ ask: 'send', from: uploadPartBytes, to: uploadPartBytes + 5 })
  await answer({ kind: 'acknowledged', offset: uploadPartBytes + 5 })
  expect(asked[0]?.command).toEqual({ ask: 'finish' })
})

test('what is refused for its name or size is not even asked for', () => {
  const { queue, asked } = queueOf()
  const large = Object.defineProperty(fileOf('large.pdf'), 'size', { value: maxFileBytes + 1 })
  queue.add([fileOf('virus.exe'), fileOf('nothing.pdf', 0), large], target)
  expect(queue.get().map(({ state }) => state.failure)).toEqual(['kind', 'empty', 'too large'])
  expect(asked).toHaveLength(0)
})

test('tries again by the clock, or as soon as the network is back, and then asks how far it is', async () => {
  const { queue, asked, waiting, answer, phases } = queueOf()
  queue.add([fileOf('a.txt', 20)], target)
  await answer({ kind: 'begun', offset: 0 })
  await answer({ kind: 'lost' })
  expect(phases()).toEqual(['paused'])
  waiting.shift()?.()
  expect(asked[0]?.command).toEqual({ ask: 'begin' })
  await answer({ kind: 'lost' })
  queue.wake()
  expect(asked[0]?.command).toEqual({ ask: 'begin' })
  // The clock comes later, and finds nothing to do.
  waiting.shift()?.()
  expect(asked).toHaveLength(1)
})

test('a cancelled one is gone with its request, and a late answer says nothing', async () => {
  const { queue, asked, forget, phases } = queueOf(1)
  queue.add([fileOf('a.txt'), fileOf('b.txt')], target)
  const late = asked.shift()
  queue.cancel('upload-1')
  expect(forget).toHaveBeenCalledOnce()
  expect(phases()).toEqual(['beginning'])
  late?.answer({ kind: 'begun', offset: 10 })
  await Promise.resolve()
  expect(phases()).toEqual(['beginning'])
})

test('takes away only those that have ended', async () => {
  const { queue, answer } = queueOf()
  queue.add([fileOf('a.txt'), fileOf('b.exe')], target)
  queue.clear(['upload-1', 'upload-2'])
  expect(queue.get().map(({ key }) => key)).toEqual(['upload-1'])
  await answer({ kind: 'begun', offset: 10 })
  await answer({ kind: 'finished', documentId: 'DOC-1' })
  queue.clear(['upload-1'])
  expect(queue.get()).toEqual([])
})
