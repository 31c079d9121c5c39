import { describe, expect, test } from 'vitest'
import { chatOf, messageOf, momentOf } from './chats.fixture.js'
import { findChats, firstUnread, foundMessage, orderChats, unreadOf } from './chats.js'

const a = chatOf('a', {
  messages: [messageOf('1', { value: 'The Workflow hangs' }), messageOf('2', { value: 'in step 3' })],
})
const b = chatOf('b', { messages: [messageOf('3', { value: 'workflow', createdAt: momentOf(60) })] })
const none = chatOf('z')

test('the youngest chat comes first, an empty one last', () => {
  expect(orderChats([none, a, b], 'en')).toEqual([b, a, none])
})

describe('a search', () => {
  test.each([
    ['', [a, b, none]],
    ['  ', [a, b, none]],
    ['WORKFLOW', [a, b]],
    ['hangs workflow', [a]],
    ['person a', [a]],
    ['step a', [a]],
    ['workflow step', []],
    ['.*', []],
  ])('for "%s"', (search, found) => {
    expect(findChats([a, b, none], search, 'en')).toEqual(found)
  })

  test('names the message that it found, if it needed one', () => {
    expect(foundMessage(a, 'person workflow', 'en')?.id).toBe('1')
    expect(foundMessage(a, 'person', 'en')).toBeUndefined()
    expect(foundMessage(a, '', 'en')).toBeUndefined()
  })
})

test('the first unread message is counted from the end, among those of the other', () => {
  const messages = [messageOf('1'), messageOf('2'), messageOf('3', { isMine: true }), messageOf('4')]
  expect(firstUnread(chatOf('a', { messages, unreadCount: 2 }))?.id).toBe('2')
  expect(firstUnread(chatOf('a', { messages, unreadCount: 0 }))).toBeUndefined()
  expect(firstUnread(chatOf('a', { messages, unreadCount: undefined }))).toBeUndefined()
  expect(firstUnread(chatOf('a', { messages, unreadCount: 9 }))).toBeUndefined()
})

test('muted chats do not ask to be read', () => {
  expect(unreadOf([chatOf('a', { unreadCount: 2 }), chatOf('b', { unreadCount: 3, muted: true }), none])).toBe(2)
})
