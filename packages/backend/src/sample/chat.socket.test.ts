import { conversation, type Conversation, longestChatMessage } from '@embpm/contract/sample/chat'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '#listen'

import { createHandlers, type HandlersOptions } from '../msw.js'
import { createStore } from '../store.js'
import { ChatTestClient, later, until } from '../testing/ChatTestClient.js'
import type { Listening } from '../testing/node/listen.js'
import { chatSeeds, replyOf } from './chat.data.js'

const chatPath = '/api/apps/chat'
const seedOf = (id: string): Conversation => {
  const seed = chatSeeds.find((chat) => chat.id === id)
  if (!seed) throw new Error(`${id} is missing`)
  return seed
}
/** Two unread, not muted; then one without a count; then a muted one with four unread. */
const [jonas, william, pablo] = ['chat-001', 'chat-004', 'chat-007'] as const
const heard = (id: string) => seedOf(id).messages.filter(({ isMine }) => !isMine).length
let listening: Listening
let clients: ChatTestClient[] = []

const renew = (options?: HandlersOptions) =>
  listening.use(createHandlers({ store: createStore(), latency: 0, ...options }))
async function connect(base?: string): Promise<ChatTestClient> {
  const client = new ChatTestClient(listening.origin, base)
  clients.push(client)
  await client.open()
  return client
}
const get = async (id: string) =>
  conversation.parse(await (await fetch(`${listening.origin}${chatPath}/chat?id=${id}`)).json())
async function patch(id: string, chat: Partial<Conversation>): Promise<void> {
  const response = await fetch(`${listening.origin}${chatPath}/chat`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, chat }),
  })
  expect(response.status).toBe(200)
}
/** Ends what was sent before: everybody hears of this, and in the order in which things came about. */
const mark = { type: 'chat', chatId: 'chat-014', unreadCount: 0, muted: true }
const markEnd = () => patch('chat-014', { muted: true })

beforeAll(async () => {
  listening = await listen()
})
beforeEach(() => renew())
afterEach(() => {
  for (const { socket } of clients) socket.close()
  clients = []
})
afterAll(() => listening?.close())

describe('a message', () => {
  test('is stored, told, and answered after some typing', async () => {
    const client = await connect()
    client.say(william, 'Shall we freeze on Friday?')
    const [own, begins, ends, reply] = await client.first(4)
    const { messages } = await get(william)
    const [ownStored, replyStored] = messages.slice(-2)
    expect(own).toEqual({ type: 'message', message: ownStored, unreadCount: 0 })
    expect(ownStored).toMatchObject({
      chatId: william,
      contactId: 'me',
      value: 'Shall we freeze on Friday?',
      isMine: true,
    })
    expect(begins).toEqual({ type: 'typing', chatId: william, isTyping: true })
    expect(ends).toEqual({ type: 'typing', chatId: william, isTyping: false })
    expect(reply).toEqual({ type: 'message', message: replyStored, unreadCount: 1 })
    expect(replyStored).toMatchObject({
      chatId: william,
      contactId: seedOf(william).contactId,
      value: replyOf(william, heard(william)),
      isMine: false,
    })
    const stored = await get(william)
    expect(stored.messages.slice(0, -2)).toEqual(seedOf(william).messages)
    expect(stored).toMatchObject({
      unreadCount: 1,
      lastMessage: replyStored?.value,
      lastMessageAt: replyStored?.createdAt,
    })
    await markEnd()
    expect((await client.first(5)).slice(4)).toEqual([mark])
  })

  test('reaches every client once', async () => {
    const all = [await connect(), await connect(), await connect('/some/folder/api')]
    all[1]?.say(jonas, 'Neuer Lauf ist gestartet.')
    await all[1]?.first(4)
    await markEnd()
    for (const client of all) await client.first(5)
    for (const client of all) expect(client.frames).toEqual(all[0]?.frames)
    expect(all[0]?.frames).toHaveLength(5)
  })

  test('gets one answer each, one after the other, while other chats go on', async () => {
    renew({ latency: 20 })
    const client = await connect()
    for (const value of ['1', '2', '3']) client.say(william, value)
    client.say(pablo, '4')
    const frames = await client.first(16)
    const of = (chatId: string) =>
      frames.flatMap((frame) => {
        if (frame.type === 'typing' && frame.chatId === chatId) return [frame.isTyping ? 'begins' : 'ends']
        return frame.type === 'message' && frame.message.chatId === chatId && !frame.message.isMine
          ? [frame.message.value]
          : []
      })
    const replies = [0, 1, 2].map((turn) => replyOf(william, heard(william) + turn))
    expect(of(william)).toEqual(replies.flatMap((reply) => ['begins', 'ends', reply]))
    expect(of(pablo)).toEqual(['begins', 'ends', replyOf(pablo, heard(pablo))])
  })

  test('may be long and in any script', async () => {
    const client = await connect()
    const values = ['x'.repeat(longestChatMessage), '<b>&"\n\u0000', '😀 مرحبا 你好', '  spaces stay  ']
    for (const value of values) client.say(william, value)
    await client.first(values.length * 4)
    const own = (await get(william)).messages.slice(seedOf(william).messages.length).filter(({ isMine }) => isMine)
    expect(own.map(({ value }) => value)).toEqual(values)
  })

  test('stays in order when the clock is wrong', async () => {
    const client = await connect()
    const ahead = '2126-01-01T00:00:00.000Z'
    const messages = seedOf(william).messages.map((message) => ({ ...message, createdAt: ahead }))
    await patch(william, { messages })
    client.say(william, 'Later all the same')
    await client.first(4)
    expect((await get(william)).messages.slice(-2).map(({ createdAt }) => createdAt)).toEqual([
      '2126-01-01T00:00:00.001Z',
      '2126-01-01T00:00:00.002Z',
    ])
  })

  test('is served by the first of several sets of handlers', async () => {
    const [store, other] = [createStore(), createStore()]
    listening.use([...createHandlers({ store, latency: 0 }), ...createHandlers({ store: other, latency: 0 })])
    const client = await connect()
    client.say(william, 'Once')
    await client.first(4)
    await markEnd()
    expect((await client.first(5))[4]).toEqual(mark)
  })
})

describe('unread counts', () => {
  test('grow with each answer, in a muted chat too, and fall to none with an own message', async () => {
    const client = await connect()
    for (const id of [jonas, pablo]) {
      client.frames.length = 0
      client.say(id, 'a')
      await client.first(4)
      client.say(id, 'b')
      const frames = await client.first(8)
      expect(frames.flatMap((frame) => ('unreadCount' in frame ? [frame.unreadCount] : []))).toEqual([0, 1, 0, 1])
      expect(await get(id)).toMatchObject({ unreadCount: 1, muted: id === pablo })
    }
  })

  test('stay none in the chat that a client shows, and only there', async () => {
    const [shows, looksOn] = [await connect(), await connect()]
    shows.send({ openChatId: jonas })
    const read = { type: 'chat', chatId: jonas, unreadCount: 0, muted: false }
    expect(await looksOn.first(1)).toEqual([read])
    expect(await shows.first(1)).toEqual([read])
    looksOn.say(jonas, 'Shown')
    await shows.first(5)
    expect(shows.frames[4]).toMatchObject({ message: { isMine: false }, unreadCount: 0 })
    looksOn.say(william, 'Not shown')
    expect((await shows.first(9))[8]).toMatchObject({ message: { chatId: william, isMine: false }, unreadCount: 1 })

    shows.send({ openChatId: william })
    await shows.first(10)
    looksOn.say(jonas, 'Shown no more')
    expect((await shows.first(14))[13]).toMatchObject({ message: { isMine: false }, unreadCount: 1 })
    shows.send({ openChatId: null })
    looksOn.say(william, 'Nothing is shown')
    expect((await shows.first(18))[17]).toMatchObject({ message: { isMine: false }, unreadCount: 1 })
    expect(looksOn.frames).toEqual(shows.frames)
  })

  test('grow again when the client that showed the chat is gone', async () => {
    const [shows, other] = [await connect(), await connect()]
    shows.send({ openChatId: jonas })
    await other.first(1)
    shows.socket.close()
    await until(() => shows.socket.readyState === WebSocket.CLOSED, 'the end')
    other.say(jonas, 'Still there?')
    expect((await other.first(5))[4]).toMatchObject({ unreadCount: 1 })
  })

  test('are told when they are patched, as is muting, and nothing else is', async () => {
    const all = [await connect(), await connect()]
    await patch(pablo, { unreadCount: 0 })
    await patch(pablo, { unreadCount: 0 })
    await patch(pablo, { muted: false })
    await patch(pablo, { lastMessage: 'Changed', contactId: seedOf(pablo).contactId })
    await patch(pablo, { muted: true, unreadCount: 7 })
    await markEnd()
    for (const client of all) {
      expect(await client.first(4)).toEqual([
        { type: 'chat', chatId: pablo, unreadCount: 0, muted: true },
        { type: 'chat', chatId: pablo, unreadCount: 0, muted: false },
        { type: 'chat', chatId: pablo, unreadCount: 7, muted: true },
        mark,
      ])
    }
  })
})

describe('what is wrong', () => {
  const good = { chatId: 'chat-004', value: 'Hello', isMine: true }
  const cases: readonly (readonly [says: string, data: string | ArrayBuffer, path: string])[] = [
    ['no JSON', '{', ''],
    ['nothing', '', ''],
    ['no text', new ArrayBuffer(4), ''],
    ['null', 'null', ''],
    ['a list', '[]', ''],
    ['a text', '"Hello"', ''],
    ['no chat', JSON.stringify({ ...good, chatId: undefined }), 'chatId'],
    ['an unknown chat', JSON.stringify({ ...good, chatId: 'nope' }), 'chatId'],
    ['a chat of another kind', JSON.stringify({ ...good, chatId: 4 }), 'chatId'],
    ['no value', JSON.stringify({ ...good, value: undefined }), 'value'],
    ['an empty value', JSON.stringify({ ...good, value: '' }), 'value'],
    ['a blank value', JSON.stringify({ ...good, value: ' \n\u00a0' }), 'value'],
    ['a value that is too long', JSON.stringify({ ...good, value: 'x'.repeat(4001) }), 'value'],
    ['no isMine', JSON.stringify({ ...good, isMine: undefined }), 'isMine'],
    ['words of the other party', JSON.stringify({ ...good, isMine: false }), 'isMine'],
    ['an unknown chat to show', JSON.stringify({ openChatId: 'nope' }), 'openChatId'],
    ['a chat to show of another kind', JSON.stringify({ openChatId: 4 }), 'openChatId'],
  ]

  test.each(cases)('%s: the sender is told, nothing changes, and the connection goes on', async (_, data, path) => {
    const [client, other] = [await connect(), await connect()]
    client.socket.send(data)
    const [frame] = await client.first(1)
    expect(frame).toMatchObject({ type: 'problem', problems: [{ path }] })
    expect(frame?.type === 'problem' && frame.problems.map(({ message }) => message)).toEqual([
      // Sentences, not codes.
      expect.stringMatching(/^[A-Z].{5,80}$/),
    ])
    await markEnd()
    expect(await other.first(1)).toEqual([mark])
    for (const seed of chatSeeds.slice(0, -1)) expect(await get(seed.id)).toEqual(seed)
    client.say(william, 'Now it is right')
    expect((await client.first(6))[2]).toMatchObject({ type: 'message', message: { value: 'Now it is right' } })
  })

  test('is listed whole', async () => {
    const client = await connect()
    client.socket.send(JSON.stringify({ value: '', isMine: false }))
    const [frame] = await client.first(1)
    expect(frame?.type === 'problem' && frame.problems.map(({ path }) => path)).toEqual(['chatId', 'value', 'isMine'])
  })
})

describe('time', () => {
  test('the other party takes theirs', async () => {
    renew({ latency: Infinity })
    const client = await connect()
    client.say(william, 'Slowly')
    await client.first(4)
    const [told = 0, begins = 0, ends = 0] = client.times
    // Timers may fire a little early by the clock that is read here.
    expect(begins - told).toBeGreaterThan(690)
    expect(ends - begins).toBeGreaterThan(1590)
  })

  test('waits for nobody: with the last client, what is pending goes', async () => {
    renew({ latency: 60 })
    const [client, other] = [await connect(), await connect()]
    client.say(william, 'Bye')
    await client.first(2)
    client.socket.close()
    await until(() => client.socket.readyState === WebSocket.CLOSED, 'the end')
    // One is still there.
    await other.first(4)
    expect((await get(william)).messages).toHaveLength(seedOf(william).messages.length + 2)

    other.say(william, 'Bye again')
    other.say(william, 'and again')
    await other.first(7)
    other.socket.close()
    await later(300)
    expect((await get(william)).messages).toHaveLength(seedOf(william).messages.length + 4)
    // Whoever comes later finds everything at rest.
    const next = await connect()
    next.say(william, 'Back')
    expect((await next.first(4)).map(({ type }) => type)).toEqual(['message', 'typing', 'typing', 'message'])
  })
})
