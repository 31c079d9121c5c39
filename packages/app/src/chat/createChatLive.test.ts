import type { Conversation } from '@embpm/contract/sample/chat'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStorage, memoryStore } from '../session/storage.js'
import { createServices } from '../session/services.js'
import { chatDataOf } from './chatData.js'
import { chatOf, messageOf, momentOf } from './chats.fixture.js'
import { createChatLive } from './createChatLive.js'

/** The service, and a socket to it that a test opens, breaks and lets talk. */
class Service extends EventTarget {
  static current: Service | null = null
  readyState = 0
  sent: unknown[] = []
  offered: string[]
  constructor(_url: string, offered: string[]) {
    super()
    this.offered = offered
    Service.current = this
  }
  send = (text: string) => void this.sent.push(JSON.parse(text))
  close = () => {
    this.readyState = 3
  }
  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  tells = (frame: unknown) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  breaks() {
    this.close()
    this.dispatchEvent(new Event('close'))
  }
}

const origin = 'https://embpm.test'
let stored: readonly Conversation[] = []
const page = new EventTarget()

async function begin() {
  const storage = createStorage(memoryStore())
  const services = createServices({
    storage,
    send: (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname.endsWith('/chats')) return Promise.resolve(Response.json(stored))
      const chat = stored.find(({ id }) => id === searchParams.get('id'))
      return Promise.resolve(Response.json(chat ?? null))
    },
  })
  const data = chatDataOf(services)
  const live = createChatLive(
    services,
    { data, user: 'marta' },
    { random: () => 0.5, network: { isOnline: () => true, subscribe: () => () => {} } },
  )
  const leave = live.connect()
  await vi.advanceTimersByTimeAsync(0)
  const read = () => services.queryClient.query({ ...data.query, staleTime: 0 })
  return { live, leave, data, read, storage, outbox: () => live.getState().outbox.map(({ state }) => state) }
}
const socket = () => {
  if (!Service.current) throw new Error('There is no socket')
  return Service.current
}
const told = (id: string, value: string, seconds: number, isMine = true) => ({
  type: 'message',
  message: messageOf(id, { value, isMine, createdAt: momentOf(seconds) }),
  unreadCount: 0,
})

beforeEach(() => {
  vi.useFakeTimers()
  stored = [chatOf('a', { messages: [messageOf('0')] })]
  vi.stubGlobal('location', { origin, href: `${origin}/` })
  vi.stubGlobal('WebSocket', Service)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('each connection is opened with the token of the moment, which is in no address', async () => {
  const { storage } = await begin()
  expect(socket().offered).toEqual(['embpm.chat'])
  storage.set('access_token', 'a.b+c/d~')
  socket().breaks()
  await vi.advanceTimersByTimeAsync(1000)
  expect(socket().offered).toEqual(['embpm.chat', 'embpm.bearer.YS5iK2MvZH4'])
})

test('a message is on its way until the service tells of it', async () => {
  const { live, read, data, storage, outbox } = await begin()
  socket().opens()
  await read()
  live.keepDraft('a', 'Hi')
  live.send('a', 'Hi')
  expect([outbox(), live.getState().drafts]).toEqual([['sending'], {}])
  expect(storage.get('chatNotes')).toMatchObject({ drafts: {}, unsent: [{ value: 'Hi' }] })
  socket().tells(told('1', 'Hi', 1))
  expect(outbox()).toEqual([])
  expect(storage.get('chatNotes')).toBeNull()
  expect(data.cached()?.[0]?.messages.map(({ id }) => id)).toEqual(['0', '1'])
})

test('one that nobody answers fails, and is found when it had arrived', async () => {
  const { live, read, outbox } = await begin()
  socket().opens()
  await read()
  live.send('a', 'Hi')
  await vi.advanceTimersByTimeAsync(10_000)
  expect([outbox(), live.getState().connection]).toEqual([['failed'], 'lost'])
  stored = [chatOf('a', { messages: [messageOf('0'), told('1', 'Hi', 1).message] })]
  const [entry] = live.getState().outbox
  await live.retry(entry?.id ?? '')
  expect(outbox()).toEqual([])
})

test('a lost connection does not come back once the chats are left', async () => {
  const { live, leave } = await begin()
  socket().breaks()
  live.send('a', 'Hi')
  const lost = Service.current
  await vi.advanceTimersByTimeAsync(900)
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([Service.current === lost, live.getState().connection]).toEqual([true, 'idle'])
})

test('asked for once more just after it came back, a connection stays', async () => {
  const { live, outbox } = await begin()
  live.send('a', 'Hi')
  socket().opens()
  live.reconnect()
  expect([outbox(), live.getState().connection]).toEqual([['sending'], 'open'])
})

test('an open connection is kept for the next part of the page that needs it', async () => {
  const { live, leave } = await begin()
  socket().opens()
  leave()
  live.connect()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(live.getState().connection).toBe('open')
})

test('one that did not arrive is sent once more by the user alone', async () => {
  const { live, read, outbox } = await begin()
  socket().opens()
  await read()
  live.send('a', 'Hi')
  socket().breaks()
  await vi.advanceTimersByTimeAsync(1000)
  socket().opens()
  await read()
  expect([outbox(), socket().sent]).toEqual([['failed'], []])
  const [entry] = live.getState().outbox
  await live.retry(entry?.id ?? '')
  expect([outbox(), socket().sent]).toEqual([['sending'], [{ chatId: 'a', value: 'Hi', isMine: true }]])
})

test('what is written without a connection goes out with the next one', async () => {
  const { live, outbox } = await begin()
  live.send('a', 'One')
  live.send('a', 'Two')
  expect(outbox()).toEqual(['waiting', 'waiting'])
  socket().opens()
  expect(socket().sent).toMatchObject([{ value: 'One' }, { value: 'Two' }])
  socket().tells({ type: 'problem', problems: [{ path: 'value', message: 'No.' }] })
  expect(outbox()).toEqual(['failed', 'sending'])
})

test('the chat on the screen is told, and told again to a new connection; not while nobody sees the page', async () => {
  const { live } = await begin()
  const leave = live.show('a')
  socket().opens()
  expect(socket().sent).toEqual([{ openChatId: 'a' }])
  socket().breaks()
  await vi.advanceTimersByTimeAsync(1000)
  socket().opens()
  expect(socket().sent).toEqual([{ openChatId: 'a' }])
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'hidden' }))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(socket().sent.at(-1)).toEqual({ openChatId: null })
  leave()
  expect(socket().sent).toHaveLength(2)
})

test('a message in another chat is news, one in the chat on the screen is not', async () => {
  const { live, read } = await begin()
  socket().opens()
  await read()
  live.show('a')
  socket().tells(told('1', 'Hello', 1, false))
  expect(live.getState().heard).toBeNull()
  live.show('b')
  socket().tells(told('2', 'Hello again', 2, false))
  expect(live.getState().heard).toMatchObject({ id: '2' })
})

test('what was not sent outlives the page, and another user does not see it', async () => {
  const first = await begin()
  first.live.send('a', 'Hi')
  const notes = first.storage.get('chatNotes')
  expect(notes).toMatchObject({ user: 'marta', unsent: [{ value: 'Hi' }] })
  const services = createServices({ storage: first.storage })
  const again = (user: string) => createChatLive(services, { data: chatDataOf(services), user }).getState().outbox
  expect(again('marta')).toMatchObject([{ value: 'Hi', state: 'failed' }])
  expect(again('jonas')).toEqual([])
})
