import {
  chatContact,
  chatContactBrief,
  chatProfile,
  type Conversation,
  conversation,
} from '@embpm/contract/sample/chat'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { type Case, conforms } from '../testing/conforms.js'
import { chatSeeds, contactSeeds, profileSeed, replyOf } from './chat.data.js'
import { sampleNow } from './clock.js'

const first = chatSeeds[0]?.id ?? ''
const keysOf = (value: object) => Object.keys(value).toSorted()

const refusal = z.object({ data: z.object({ problems: z.array(z.object({ path: z.string() })) }) })

/** What does not parse, and where the problem is. */
const refusals: readonly (readonly [line: string, body: unknown, path: string])[] = [
  ['GET chat', undefined, 'id'],
  ['GET chat?id=', undefined, 'id'],
  ['GET contact', undefined, 'id'],
  ['PATCH chat', {}, 'id'],
  ['PATCH chat', { id: first }, 'chat'],
  ['PATCH chat', { id: first, chat: { unreadCount: -1 } }, 'chat.unreadCount'],
  ['PATCH chat', { id: first, chat: { unreadCount: 1.5 } }, 'chat.unreadCount'],
  ['PATCH chat', { id: first, chat: { muted: 'yes' } }, 'chat.muted'],
  ['PATCH chat', { id: first, chat: { muted: true, messages: [{ id: 'm' }] } }, 'chat.messages.0.chatId'],
]

conforms('/apps/chat', [
  {
    says: 'lists the chats, each with its contact and messages',
    check: async ({ read }) => {
      const chats = await read(z.array(conversation), 'GET chats')
      expect(chats).toEqual(chatSeeds)
      expect(chats).toHaveLength(14)
    },
  },
  {
    says: 'reads one chat',
    check: async ({ read }) => {
      for (const seed of chatSeeds) expect(await read(conversation, `GET chat?id=${seed.id}`)).toEqual(seed)
    },
  },
  { says: 'answers nothing for an unknown chat', call: 'GET chat?id=nope', answers: null },
  {
    says: 'merges the given fields of a chat and keeps them',
    check: async ({ read }) => {
      const before = await read(conversation, `GET chat?id=${first}`)
      const patched = await read(conversation, 'PATCH chat', { id: first, chat: { muted: true, unreadCount: 0 } })
      expect(patched).toEqual({ ...before, muted: true, unreadCount: 0 })
      expect(await read(conversation, `GET chat?id=${first}`)).toEqual(patched)
      const chats = await read(z.array(conversation), 'GET chats')
      expect(chats).toEqual(chatSeeds.map((seed) => (seed.id === first ? patched : seed)))
    },
  },
  {
    says: 'replaces lists and objects of a chat as a whole',
    check: async ({ read }) => {
      const { contact, messages } = await read(conversation, `GET chat?id=${first}`)
      const patch = { messages: messages.slice(0, 1), contact: { ...contact, about: 'Gone fishing' } }
      expect(await read(conversation, 'PATCH chat', { id: first, chat: patch })).toMatchObject(patch)
      // The contact of its own does not change by it.
      expect(await read(chatContact, `GET contact?id=${contact.id}`)).toEqual(contact)
    },
  },
  {
    says: 'keeps the id, and leaves out what a chat does not have',
    check: async ({ read }) => {
      const seed = await read(conversation, `GET chat?id=${first}`)
      const answer = await read(conversation, 'PATCH chat', { id: first, chat: { id: 'other', colour: 'red' } })
      expect(answer).toEqual(seed)
      expect(await read(z.null(), 'GET chat?id=other')).toBeNull()
    },
  },
  { says: 'changes no unknown chat', call: 'PATCH chat', body: { id: 'nope', chat: { muted: true } }, answers: null },
  {
    says: 'lists the contacts by name, in brief',
    check: async ({ read }) => {
      const contacts = await read(z.array(chatContactBrief), 'GET contacts')
      expect(contacts).toHaveLength(23)
      for (const contact of contacts) expect(keysOf(contact)).toEqual(['about', 'avatar', 'background', 'id', 'name'])
      const names = contacts.map(({ name }) => name)
      expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right)))
      expect(names).toEqual(
        names.toSorted((left, right) => (left.toLowerCase() < right.toLowerCase() ? -1 : Number(left !== right))),
      )
    },
  },
  {
    says: 'reads one contact with details and attachments',
    check: async ({ read }) => {
      for (const seed of contactSeeds) expect(await read(chatContact, `GET contact?id=${seed.id}`)).toEqual(seed)
    },
  },
  { says: 'answers nothing for an unknown contact', call: 'GET contact?id=nope', answers: null },
  {
    says: 'knows the own profile',
    check: async ({ read }) => {
      const profile = await read(chatProfile, 'GET profile')
      expect(profile).toEqual(profileSeed)
      expect(profile).toMatchObject({ name: 'Marta Kowalczyk', email: 'm.kowalczyk@terranova.eu' })
    },
  },
  ...refusals.map(([line, body, path]): Case => ({
    says: `refuses ${line} ${JSON.stringify(body) ?? ''} and changes nothing`,
    check: async ({ call, read }) => {
      const answer = await call(line, body)
      expect(answer.status).toBe(400)
      expect(refusal.parse(answer.body).data.problems.map((problem) => problem.path)).toContain(path)
      expect(await read(z.array(conversation), 'GET chats')).toEqual(chatSeeds)
    },
  })),
  { says: 'creates no chat', call: 'POST chat', body: {}, status: 404, answers: 'NOT FOUND' },
  { says: 'deletes no chat', call: `DELETE chat?id=${first}`, status: 404, answers: 'NOT FOUND' },
  { says: 'has nothing below a chat', call: `GET chat/${first}`, status: 404, answers: 'NOT FOUND' },
])

describe('the sample chats', () => {
  const messages = chatSeeds.flatMap((chat) => chat.messages)
  const latest = ({ messages: all }: Conversation) => all.at(-1)

  test('agree with their messages', () => {
    for (const chat of chatSeeds) {
      expect(chat.lastMessage).toBe(latest(chat)?.value)
      expect(chat.lastMessageAt).toBe(latest(chat)?.createdAt)
      const times = chat.messages.map(({ createdAt }) => Date.parse(createdAt))
      expect(times).toEqual([...new Set(times)].toSorted((left, right) => left - right))
      expect(times.at(-1)).toBeLessThan(sampleNow)
      for (const { chatId, contactId, isMine } of chat.messages)
        expect({ chatId, contactId }).toEqual({ chatId: chat.id, contactId: isMine ? 'me' : chat.contactId })
      // What is unread was written by the other, after the last own message.
      const trailing = chat.messages.length - 1 - chat.messages.findLastIndex(({ isMine }) => isMine)
      expect(chat.unreadCount ?? 0).toBeLessThanOrEqual(trailing)
      expect(contactSeeds).toContainEqual(chat.contact)
      expect(chat.contact.id).toBe(chat.contactId)
    }
  })

  test('are real conversations', () => {
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length)
    for (const { value } of messages) expect(value.length).toBeGreaterThan(5)
    for (const chat of chatSeeds) expect(new Set(chat.messages.map(({ isMine }) => isMine)).size).toBe(2)
    for (const script of ['Latin', 'Greek', 'Cyrillic', 'Arabic', 'Han', 'Hiragana', 'Devanagari'])
      expect(messages.some(({ value }) => new RegExp(`\\p{Script=${script}}`, 'u').test(value))).toBe(true)
    expect(chatSeeds.filter(({ muted }) => muted)).toHaveLength(2)
    expect(chatSeeds.filter(({ unreadCount }) => unreadCount === undefined)).toHaveLength(7)
    expect(chatSeeds.filter(({ unreadCount = 0 }) => unreadCount > 0)).toHaveLength(5)
    const times = chatSeeds.map(({ lastMessageAt }) => lastMessageAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('answer in turn, in their own words', () => {
    for (const { id } of chatSeeds) {
      const replies = [0, 1, 2].map((turn) => replyOf(id, turn))
      expect(new Set(replies).size).toBe(3)
      expect(replies).not.toContain('👍')
    }
    expect(replyOf('chat-002', 4)).toBe(replyOf('chat-002', 0))
  })

  test('need no network for pictures', () => {
    const media = contactSeeds.flatMap(({ attachments }) => attachments.media)
    expect(media.length).toBeGreaterThan(10)
    expect(new Set(media).size).toBe(media.length)
    const pictures = [...media, ...contactSeeds.flatMap(({ avatar, background }) => [avatar, background])]
    for (const picture of pictures) if (picture) expect(picture).toMatch(/^data:image\/svg\+xml,/)
    expect(contactSeeds.some(({ avatar }) => avatar === null)).toBe(true)
  })
})
