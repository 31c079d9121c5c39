import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStorage, memoryStore } from '../../session/storage.js'
import { createChatHistory, withinLimits, type AssistantChat, type AssistantTurn } from './chatHistory.js'
import { createAssistant, type AssistantOptions } from './createAssistant.js'

const own = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
const other = '00000000-0000-0000-0000-000000000000'
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const stream = (body: BodyInit) => new Response(body, { headers: { 'content-type': 'text/event-stream' } })
const source = { number: 1, kind: 'processes', key: 'PRC-1', title: 'Goods receipt' }
const whole = event('text', { delta: 'Two [1].' }) + event('source', source) + event('done', {})

function start(send: AssistantOptions['send'], storage = createStorage(memoryStore())) {
  let id = 0
  const history = createChatHistory(storage, 'USR-1', own)
  const assistant = createAssistant({
    history,
    send,
    newId: () => `t${(id += 1)}`,
    now: () => new Date('2026-11-20T09:00:00Z'),
    silence: 50,
    pace: 0,
  })
  return { assistant, history, storage }
}
const last = ({ state }: ReturnType<typeof start>['assistant']) => state().chats[0]?.turns.at(-1)

test('a question is answered, and kept with its answer', async () => {
  const asked: unknown[] = []
  const { assistant, history } = start((question) => {
    asked.push(question)
    return Promise.resolve(stream(whole))
  })
  const answered = assistant.ask('c1', 'What is open?')
  expect(assistant.state().writing).toBe('t1')
  expect(history.chats()[0]?.turns[0]).toMatchObject({ question: 'What is open?', state: 'writing' })
  await assistant.ask('c1', 'While it writes')
  await answered
  expect(asked).toEqual([{ question: 'What is open?', conversationId: 'c1' }])
  expect(last(assistant)).toMatchObject({ text: 'Two [1].', sources: [source], state: 'done' })
  expect(assistant.state().writing).toBeNull()
  expect(history.chats()).toEqual(assistant.state().chats)
})

test('what came stays when it is stopped or fails, and the question is asked anew', async () => {
  let next = () => Promise.resolve(stream(whole))
  const { assistant } = start(() => next())
  const hanging = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(event('text', { delta: 'Half' }))),
  })
  next = () => Promise.resolve(stream(hanging))
  const stopped = assistant.ask('c1', 'What?')
  while (last(assistant)?.text !== 'Half') await new Promise((resolve) => setTimeout(resolve))
  assistant.stop()
  await stopped
  expect(last(assistant)).toMatchObject({ text: 'Half', state: 'stopped' })

  next = () => Promise.resolve(stream(event('text', { delta: 'Less' })))
  await assistant.again('c1', last(assistant)?.id ?? '')
  expect(last(assistant)).toMatchObject({ question: 'What?', text: 'Less', state: 'failed', problem: { kind: 'cut' } })

  next = () => Promise.reject(new TypeError('Failed to fetch'))
  await assistant.again('c1', last(assistant)?.id ?? '')
  expect(last(assistant)).toMatchObject({ question: 'What?', text: '', problem: { kind: 'unreachable' } })

  next = () => new Promise(() => {})
  await assistant.again('c1', last(assistant)?.id ?? '')
  expect(last(assistant)).toMatchObject({ state: 'failed', problem: { kind: 'silent' } })

  next = () => Promise.resolve(stream(whole))
  await assistant.again('c1', last(assistant)?.id ?? '')
  expect(assistant.state().chats.map(({ turns }) => turns.map(({ state }) => state))).toEqual([['done']])
  expect(last(assistant)?.problem).toBeUndefined()
})

test('a page that is left in the middle finds its question as broken off', async () => {
  const { assistant, storage } = start(() => new Promise(() => {}))
  void assistant.ask('c1', 'What?')
  const next = start(() => Promise.resolve(stream(whole)), storage).assistant
  expect(last(next)).toMatchObject({ question: 'What?', state: 'failed', problem: { kind: 'cut' } })
  expect(next.state().writing).toBeNull()
  assistant.stop()
})

test('a conversation that is deleted while it is written does not come back', async () => {
  const { assistant, history } = start(() => new Promise(() => {}))
  const asked = assistant.ask('c1', 'What?')
  assistant.forget('c1')
  await asked
  expect(assistant.state()).toEqual({ chats: [], writing: null })
  expect(history.chats()).toEqual([])
})

test('the history is one user’s in one organisation, and nothing else that is stored is taken for it', async () => {
  const { assistant, storage } = start(() => Promise.resolve(stream(whole)))
  await assistant.ask('c1', 'Ours')
  const elsewhere = createChatHistory(storage, 'USR-1', other)
  expect(elsewhere.chats()).toEqual([])
  const chat: AssistantChat = { ...(assistant.state().chats[0] ?? fail()), organisation: other }
  elsewhere.keep(chat)
  elsewhere.forget('c1')
  expect(createChatHistory(storage, 'USR-1', own).chats()).toHaveLength(1)
  expect(createChatHistory(storage, 'USR-2', own).chats()).toEqual([])
  for (const stored of ['{', '[]', '{"user":"USR-1","chats":[{}]}']) {
    storage.set('assistantChats', stored)
    expect(createChatHistory(storage, 'USR-1', own).chats()).toEqual([])
  }
})

const fail = (): never => {
  throw new Error('There is no conversation')
}

test('the history has an upper limit, and keeps the youngest', () => {
  const turn: fc.Arbitrary<AssistantTurn> = fc.record({
    id: fc.uuid(),
    question: fc.string({ maxLength: 20 }),
    text: fc.string({ maxLength: 200 }),
    sources: fc.constant<AssistantTurn['sources']>([]),
    state: fc.constant('done' as const),
  })
  const chat = fc.record({
    id: fc.uuid(),
    organisation: fc.constant(own),
    at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString()),
    turns: fc.array(turn, { minLength: 1, maxLength: 8 }),
  })
  const limits = { chats: 4, turns: 3, characters: 1500 }
  fc.assert(
    fc.property(fc.array(chat, { maxLength: 8 }), (chats) => {
      const kept = withinLimits(chats, limits)
      expect(kept.length).toBeLessThanOrEqual(limits.chats)
      expect(
        kept
          .flatMap(({ turns }) => turns)
          .map((one) => JSON.stringify(one))
          .join('').length,
      ).toBeLessThanOrEqual(1500)
      const youngest = chats
        .map(({ at }) => at)
        .toSorted()
        .at(-1)
      expect(kept[0]?.at).toBe(youngest)
      for (const { id, turns } of kept) {
        expect(turns.length).toBeLessThanOrEqual(limits.turns)
        expect(turns).toEqual(chats.find((one) => one.id === id)?.turns.slice(-turns.length))
      }
    }),
  )
})
