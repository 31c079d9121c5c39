import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstView, type ChatView } from '../../../chat/ChatView.js'
import { parseSearch, stringifySearch } from '../../../shell/searchParams.js'
import { formatChatSearch, parseChatSearch } from './chatSearch.js'

const id = fc.string({ minLength: 1, maxLength: 200 })
const view: fc.Arbitrary<ChatView> = fc.record({
  list: fc.constantFrom('chats', 'contacts'),
  search: fc.string({ maxLength: 100 }),
  chat: fc.option(id),
  info: fc.option(id),
})

test('every view comes back from its address', () => {
  fc.assert(
    fc.property(view, (given) => {
      const address = stringifySearch(formatChatSearch(given))
      expect(parseChatSearch(parseSearch(address))).toEqual({ view: given, ignored: [] })
    }),
  )
})

test('what cannot be followed is named, and the frame’s own parameter is not', () => {
  expect(parseChatSearch({ chat: ['a', 'b'], list: 'mails', page: '2', layout: 'dense' })).toEqual({
    view: firstView,
    ignored: ['chat=a,b', 'list=mails', 'page=2'],
  })
})

test('an address never breaks the page', () => {
  const value = fc.oneof(fc.string(), fc.array(fc.string()))
  fc.assert(
    fc.property(fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('q', 'chat', 'info', 'list')), value), (raw) => {
      expect(() => parseChatSearch(raw)).not.toThrow()
    }),
  )
})
