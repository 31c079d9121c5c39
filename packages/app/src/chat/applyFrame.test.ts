import type { Conversation, IncomingFrame } from '@embpm/contract/sample/chat'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyFrame } from './applyFrame.js'
import { chatOf, messageOf, momentOf } from './chats.fixture.js'

const start: readonly Conversation[] = [chatOf('a'), chatOf('b')]
const told = (message: ReturnType<typeof messageOf>, unreadCount = 0): IncomingFrame => ({
  type: 'message',
  message,
  unreadCount,
})
const all = (chats: readonly Conversation[], frames: readonly IncomingFrame[]) =>
  frames.reduce<readonly Conversation[]>(applyFrame, chats)

describe('a message', () => {
  test('comes last, and is what the list shows', () => {
    const [a, b] = applyFrame(start, told(messageOf('1', { value: 'Hi' }), 3))
    expect(a).toMatchObject({ unreadCount: 3, lastMessage: 'Hi', lastMessageAt: momentOf(0) })
    expect(b).toBe(start[1])
  })

  test('of an unknown chat, and what concerns no data, change nothing', () => {
    expect(applyFrame(start, told(messageOf('1', { chatId: 'nope' })))).toBe(start)
    expect(applyFrame(start, { type: 'typing', chatId: 'a', isTyping: true })).toBe(start)
    expect(applyFrame(start, { type: 'problem', problems: [] })).toBe(start)
  })
})

/** Something that happens at the service. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('message'), chatId: fc.constantFrom('a', 'b'), isMine: fc.boolean() }),
  fc.record({ kind: fc.constant('read'), chatId: fc.constantFrom('a', 'b'), isMine: fc.boolean() }),
  fc.record({ kind: fc.constant('mute'), chatId: fc.constantFrom('a', 'b'), isMine: fc.boolean() }),
)

/** What the service stores after each happening, and the frame that tells of it. */
function history(happenings: readonly { kind: string; chatId: string; isMine: boolean }[]) {
  let stored = start
  return happenings.map(({ kind, chatId, isMine }, index) => {
    const chat = stored.find(({ id }) => id === chatId) ?? chatOf(chatId)
    const frame: IncomingFrame =
      kind === 'message'
        ? told(
            messageOf(`m${index}`, { chatId, isMine, createdAt: momentOf(index) }),
            isMine ? 0 : (chat.unreadCount ?? 0) + 1,
          )
        : {
            type: 'chat',
            chatId,
            unreadCount: kind === 'read' ? 0 : (chat.unreadCount ?? 0),
            muted: kind === 'mute' ? !chat.muted : chat.muted,
          }
    stored = applyFrame(stored, frame)
    return { stored, frame }
  })
}

test('whenever the chats are read, and however old the answer is: in the end they are those of the service', () => {
  fc.assert(
    fc.property(
      fc.array(happening, { maxLength: 30 }),
      fc.array(fc.tuple(fc.nat(30), fc.nat(8), fc.nat(8)), { maxLength: 4 }),
      (happenings, reads) => {
        const events = history(happenings)
        const storedAfter = (count: number) => events[count - 1]?.stored ?? start
        let cache = start
        const pending = reads.map(([from, until, at]) => ({
          // Asked for after `from` happenings, answered from what was stored at `at`, arrived after `until`.
          from: Math.min(from, events.length),
          at: Math.min(from + Math.min(until, at), events.length),
          until: Math.min(from + until, events.length),
        }))
        for (let count = 0; count <= events.length; count += 1) {
          for (const { from, at } of pending.filter(({ until }) => until === count)) {
            const heard = events.slice(from, count).map(({ frame }) => frame)
            cache = all(storedAfter(at), heard)
          }
          const event = events[count]
          if (event) cache = applyFrame(cache, event.frame)
        }
        expect(cache).toEqual(storedAfter(events.length))
      },
    ),
    { numRuns: 500 },
  )
})

test('messages may cross, and come twice: each is there once, in the order of their times', () => {
  const messages = fc
    .array(fc.nat(20), { maxLength: 15 })
    .map((times) => times.map((time, index) => messageOf(`m${index}`, { createdAt: momentOf(time) })))
  const shuffled = messages.chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2, maxLength: list.length * 2 }),
    ),
  )
  fc.assert(
    fc.property(shuffled, ([list, frames]) => {
      const [chat] = all(
        start,
        frames.map((message) => told(message)),
      )
      const expected = list.toSorted(
        (one, other) => one.createdAt.localeCompare(other.createdAt) || (one.id < other.id ? -1 : 1),
      )
      expect(chat?.messages).toEqual(expected)
      expect(chat?.lastMessageAt).toBe(expected.at(-1)?.createdAt ?? '')
    }),
  )
})
