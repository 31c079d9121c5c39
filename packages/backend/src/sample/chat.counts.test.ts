import 'fake-indexeddb/auto'
import { conversation, type IncomingFrame } from '@embpm/contract/sample/chat'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { answer } from '../answer.js'
import { createStore, type Store } from '../store.js'
import { later, until } from '../testing/ChatTestClient.js'
import { ChatRoom } from './chat-socket/chatRoom.js'
import { type ChatConnection, joinChat } from './chat-socket/joinChat.js'
import { chatSeeds } from './chat.data.js'

const chatPath = '/api/apps/chat'
/** Two unread, not muted; then one without a count; then a muted one with four unread. */
const [jonas, william, pablo] = ['chat-001', 'chat-004', 'chat-007'] as const
const seedLength = (id: string) => chatSeeds.find((chat) => chat.id === id)?.messages.length ?? 0

/** A client without any socket. */
function join(store: Store, latency = 0) {
  const frames: IncomingFrame[] = []
  const context = { store, newId: () => crypto.randomUUID() }
  const connection = joinChat({ context, latency, send: (frame) => frames.push(frame) })
  return { ...connection, frames, say: sayer(connection) }
}
const sayer =
  ({ receive }: ChatConnection) =>
  (chatId: string, value: string) =>
    receive(JSON.stringify({ chatId, value, isMine: true }))

/** The stores of two tabs. */
function tabs(): readonly [Store, Store] {
  const databaseName = `chat-${crypto.randomUUID()}`
  const make = () => createStore({ persistence: 'indexeddb', databaseName })
  return [make(), make()]
}

describe('tabs', () => {
  test('rooms of the same storage tell each other, and nobody else', async () => {
    const name = `tabs-${crypto.randomUUID()}`
    const [here, there, elsewhere, alone] = [name, name, `${name}-other`, undefined].map((sharedAs) => {
      const frames: IncomingFrame[] = []
      const take = (frame: IncomingFrame) => void frames.push(frame)
      const room = new ChatRoom(sharedAs)
      for (const _ of [1, 2]) room.enter({ send: take, relay: take, shows: () => null })
      return { room, frames }
    })
    const frame: IncomingFrame = { type: 'typing', chatId: william, isTyping: true }
    here?.room.tell(frame)
    await until(() => there?.frames.length === 2, 'the other tab')
    there?.room.tell({ ...frame, isTyping: false })
    await until(() => here?.frames.length === 4, 'the first tab')
    await later(20)
    expect(here?.frames).toEqual([frame, frame, { ...frame, isTyping: false }, { ...frame, isTyping: false }])
    expect(there?.frames).toEqual(here?.frames)
    expect([elsewhere?.frames, alone?.frames]).toEqual([[], []])
  })

  test('two tabs share messages, counts and what is shown', async () => {
    const stores = tabs()
    const [here, there] = [join(stores[0], 50), join(stores[1], 50)]
    await there.receive(JSON.stringify({ openChatId: jonas }))
    await until(() => here.frames.length === 1 && there.frames.length === 1, 'reading')
    await here.say(jonas, 'Hallo nebenan')
    // The tab that shows the chat reads the answer, of which the first one cannot know.
    const types = ['chat', 'message', 'typing', 'typing', 'message', 'chat']
    await until(() => here.frames.length === types.length && there.frames.length === types.length, 'both tabs')
    for (const { frames } of [here, there]) {
      expect(frames.map(({ type }) => type)).toEqual(types)
      expect(frames.at(-1)).toEqual({ type: 'chat', chatId: jonas, unreadCount: 0, muted: false })
    }
    expect(here.frames).toEqual(there.frames)
    const read = async (store: Store) => {
      const response = await answer(new Request(`https://tab.test${chatPath}/chat?id=${jonas}`), { store })
      return conversation.parse(await response.json())
    }
    const [first, second] = await Promise.all(stores.map(read))
    expect(first).toEqual(second)
    expect(first).toMatchObject({ unreadCount: 0 })
    expect(first?.messages).toHaveLength(seedLength(jonas) + 2)
    here.leave()
    there.leave()
    await stores[0].reset()
    for (const store of stores) store.close()
  })
})

describe('under any sequence of messages and reads', () => {
  const ids = [jonas, william, pablo]
  const chatId = fc.constantFrom(...ids)
  const command = fc.oneof(
    fc.record({ does: fc.constant('own' as const), client: fc.nat(1), chatId }),
    fc.record({ does: fc.constant('hear' as const), chatId }),
    fc.record({ does: fc.constant('open' as const), client: fc.nat(1), chatId: fc.option(chatId) }),
    fc.record({ does: fc.constant('patch' as const), chatId, unreadCount: fc.nat(3) }),
    fc.record({ does: fc.constant('mute' as const), chatId, muted: fc.boolean() }),
  )
  type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

  /** Two clients: of one store, or of two tabs. */
  function world(store = createStore(), other = store) {
    const joined = [join(store), join(other)] as const
    const rest = async (path: string, body?: unknown) => {
      const init = { method: 'PATCH', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      const request = new Request(`https://any.test${chatPath}/${path}`, body === undefined ? {} : init)
      const answered: unknown = await (await answer(request, { store })).json()
      return answered
    }
    const answersOf = () =>
      Math.min(
        ...joined.map(({ frames }) => frames.filter((one) => one.type === 'message' && !one.message.isMine).length),
      )
    const run = async (one: Command) => {
      if (one.does === 'hear') return joined[0].hear(one.chatId, 'From the other party')
      if (one.does === 'own') return joined[one.client === 0 ? 0 : 1].say(one.chatId, 'Mine')
      if (one.does === 'open')
        return joined[one.client === 0 ? 0 : 1].receive(JSON.stringify({ openChatId: one.chatId }))
      const change = one.does === 'patch' ? { unreadCount: one.unreadCount } : { muted: one.muted }
      await rest('chat', { id: one.chatId, chat: change })
    }
    const chats = async () => z.array(conversation).parse(await rest('chats'))
    return { joined, run, chats, answersOf }
  }

  /** Counts as a client knows them who replays its frames. */
  function replayed(frames: readonly IncomingFrame[]) {
    const counts = new Map(chatSeeds.map(({ id, unreadCount = 0 }) => [id, unreadCount]))
    for (const frame of frames) {
      if (frame.type === 'message') counts.set(frame.message.chatId, frame.unreadCount)
      if (frame.type === 'chat') counts.set(frame.chatId, frame.unreadCount)
    }
    return counts
  }

  async function checkOrder({ chats, joined }: ReturnType<typeof world>) {
    const all = await chats()
    const messages = all.flatMap((chat) => chat.messages)
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length)
    for (const chat of all) {
      const times = chat.messages.map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted())
      expect(chat).toMatchObject({ lastMessage: chat.messages.at(-1)?.value, lastMessageAt: times.at(-1) })
    }
    const counts = new Map(all.map(({ id, unreadCount = 0 }) => [id, unreadCount]))
    for (const { frames } of joined) {
      expect(replayed(frames)).toEqual(counts)
      const told = frames.flatMap((frame) => (frame.type === 'message' ? [frame.message] : []))
      for (const { id, messages: stored } of all)
        // Those of two tabs may cross.
        expect(
          told
            .filter((message) => message.chatId === id)
            .toSorted((left, right) => Date.parse(left.createdAt) - Date.parse(right.createdAt)),
        ).toEqual(stored.slice(seedLength(id)))
    }
    return counts
  }

  test('the counts are those of a simple model', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
        const tried = world()
        const shown: (string | null)[] = [null, null]
        const model = new Map(chatSeeds.map(({ id, unreadCount = 0 }) => [id, unreadCount]))
        const arrives = (id: string) => model.set(id, shown.includes(id) ? 0 : (model.get(id) ?? 0) + 1)
        for (const one of commands) {
          const answers = tried.answersOf()
          await tried.run(one)
          if (one.does === 'own') {
            await until(() => tried.answersOf() > answers, 'an answer')
            model.set(one.chatId, 0)
          }
          if (one.does === 'own' || one.does === 'hear') arrives(one.chatId)
          if (one.does === 'patch') model.set(one.chatId, one.unreadCount)
          if (one.does === 'open') {
            shown[one.client] = one.chatId
            if (one.chatId) model.set(one.chatId, 0)
          }
        }
        expect(await checkOrder(tried)).toEqual(model)
      }),
      { numRuns: 40 },
    )
  })

  async function runAtOnce(tried: ReturnType<typeof world>, commands: readonly Command[]) {
    await Promise.all(commands.map(tried.run))
    const expected = commands.filter(({ does }) => does === 'own' || does === 'hear').length
    await until(() => tried.answersOf() === expected, 'all answers')
  }

  test('also when nobody waits for anything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
        const tried = world()
        await runAtOnce(tried, commands)
        await checkOrder(tried)
      }),
      { numRuns: 40 },
    )
  })

  test('also in two tabs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 15 }), async (commands) => {
        const [here, there] = tabs()
        const tried = world(here, there)
        await runAtOnce(tried, commands)
        // Each tab hears of these after everything else that the other one told.
        for (const { say } of tried.joined) await say('chat-014', 'The end')
        const ended = ({ frames }: { frames: readonly IncomingFrame[] }) =>
          frames.filter((frame) => frame.type === 'message' && frame.message.chatId === 'chat-014').length === 4
        await until(() => tried.joined.every(ended), 'the end')
        await checkOrder(tried)
        for (const { leave } of tried.joined) leave()
        await here.reset()
        for (const store of [here, there]) store.close()
      }),
      { numRuns: 10 },
    )
  })
})
