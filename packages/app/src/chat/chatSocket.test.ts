import type { IncomingFrame } from '@embpm/contract/sample/chat'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChatSocket, reconnectDelay, type ConnectionState } from './chatSocket.js'

/** A socket that does what a test says. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = []
  readyState = 0
  sent: string[] = []
  constructor() {
    super()
    FakeSocket.all.push(this)
  }
  send = (text: string) => void this.sent.push(text)
  close = () => {
    this.readyState = 3
  }
  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  says = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }))
  breaks() {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

let online = true
let refuse = false
let changed: (() => void) | null = null
const states: ConnectionState[] = []
const frames: IncomingFrame[] = []
const last = () => {
  const socket = FakeSocket.all.at(-1)
  if (!socket) throw new Error('No socket was opened')
  return socket
}
/** Lets what was promised come about. */
const settle = () => vi.advanceTimersByTimeAsync(0)

const begin = async () => {
  vi.stubGlobal('WebSocket', FakeSocket)
  const socket = createChatSocket({
    url: 'ws://live.test/api/apps/chat/socket',
    protocols: () => (refuse ? Promise.reject(new Error('nobody')) : Promise.resolve(['embpm.chat'])),
    onFrame: (frame) => frames.push(frame),
    onState: (state) => states.push(state),
    random: () => 0.5,
    network: {
      isOnline: () => online,
      subscribe(listener) {
        changed = listener
        return () => {
          changed = null
        }
      },
    },
  })
  socket.start()
  await settle()
  return socket
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  states.length = 0
  frames.length = 0
  online = true
  refuse = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('opens, sends what fits the contract, and takes nothing else', async () => {
  const socket = await begin()
  expect(socket.send({ openChatId: 'a' })).toBe(false)
  last().opens()
  expect(socket.send({ chatId: 'a', value: 'Hi', isMine: true })).toBe(true)
  expect(last().sent).toEqual(['{"chatId":"a","value":"Hi","isMine":true}'])
  expect(() => socket.send({ chatId: 'a', value: ' ', isMine: true })).toThrow()
  for (const data of ['{', '"x"', '{"type":"other"}', new ArrayBuffer(2), '{"type":"typing","chatId":4}'])
    last().says(data)
  expect(frames).toEqual([])
  last().says('{"type":"typing","chatId":"a","isTyping":true}')
  expect(frames).toEqual([{ type: 'typing', chatId: 'a', isTyping: true }])
  expect(states).toEqual(['connecting', 'open'])
})

test('comes back, ever slower while that fails, and quickly again once it stood for a while', async () => {
  await begin()
  last().opens()
  await vi.advanceTimersByTimeAsync(6000)
  last().breaks()
  expect(states.at(-1)).toBe('lost')
  const waits: number[] = []
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const before = FakeSocket.all.length
    let waited = 0
    while (FakeSocket.all.length === before) {
      await vi.advanceTimersByTimeAsync(500)
      waited += 500
    }
    waits.push(waited / 1000)
    last().breaks()
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
  await vi.advanceTimersByTimeAsync(30_000)
  last().opens()
  await vi.advanceTimersByTimeAsync(6000)
  const count = FakeSocket.all.length
  last().breaks()
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(count + 1)
})

test('a connection that opens and breaks at once is not tried without a pause', async () => {
  await begin()
  for (let attempt = 0; attempt < 50; attempt += 1) {
    last().opens()
    last().breaks()
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(FakeSocket.all.length).toBeLessThan(8)
})

test('waits for the network, and comes back with it', async () => {
  await begin()
  last().opens()
  online = false
  changed?.()
  expect(states.at(-1)).toBe('offline')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(FakeSocket.all).toHaveLength(1)
  online = true
  changed?.()
  await settle()
  expect(FakeSocket.all).toHaveLength(2)
})

test('gives up one that never opens, and hears nothing of one that it gave up', async () => {
  const socket = await begin()
  const first = last()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(states.at(-1)).toBe('lost')
  socket.renew()
  await settle()
  expect(FakeSocket.all).toHaveLength(2)
  first.opens()
  first.says('{"type":"typing","chatId":"a","isTyping":true}')
  expect(states.at(-1)).toBe('lost')
  expect(frames).toEqual([])
  last().opens()
  expect([states.at(-1), socket.run()]).toEqual(['open', 1])
})

test('one that has no credential is tried again', async () => {
  refuse = true
  await begin()
  expect([FakeSocket.all.length, states.at(-1)]).toEqual([0, 'lost'])
  refuse = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('stops for good', async () => {
  const socket = await begin()
  last().opens()
  socket.stop()
  expect(states.at(-1)).toBe('idle')
  await vi.advanceTimersByTimeAsync(120_000)
  expect([FakeSocket.all.length, changed]).toEqual([1, null])
})

test('the pauses differ by a fifth', () => {
  expect([reconnectDelay(0, 0), reconnectDelay(0, 1), reconnectDelay(99, 1)]).toEqual([800, 1200, 36_000])
})
