import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStorage, memoryStore } from '../session/storage.js'
import { createChatNotes } from './chatNotes.js'
import { momentOf } from './chats.fixture.js'

const entry = (id: string) =>
  ({ id, chatId: 'a', value: `text ${id}`, at: momentOf(0), after: '', state: 'waiting', run: null }) as const

test('a draft is kept for its chat, over a reload, and forgotten when it is empty', () => {
  const store = memoryStore()
  const notes = createChatNotes(createStorage(store), 'marta')
  notes.keepDraft('a', 'Half a')
  notes.keepDraft('b', 'sentence')
  expect(createChatNotes(createStorage(store), 'marta').drafts()).toEqual({ a: 'Half a', b: 'sentence' })
  notes.keepDraft('a', '')
  notes.keepDraft('b', '')
  expect(store.getItem('chatNotes')).toBeNull()
})

test('a message takes the place of its draft in one go, and comes back as failed', () => {
  const store = memoryStore()
  const notes = createChatNotes(createStorage(store), 'marta')
  notes.keepDraft('a', 'text 1')
  notes.keepUnsent(entry('1'))
  const later = createChatNotes(createStorage(store), 'marta')
  expect(later.drafts()).toEqual({})
  expect(later.unsent()).toMatchObject([{ id: '1', value: 'text 1', state: 'failed' }])
})

test('nobody sees what another user wrote', () => {
  const storage = createStorage(memoryStore())
  createChatNotes(storage, 'marta').keepDraft('a', 'private')
  expect(createChatNotes(storage, 'jonas').drafts()).toEqual({})
})

test('two tabs write without taking anything from each other', () => {
  const change = fc.record({
    tab: fc.nat(1),
    chat: fc.constantFrom('a', 'b', 'c'),
    text: fc.constantFrom('', 'x', 'y'),
  })
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const store = memoryStore()
      const tabs = [0, 1].map(() => createChatNotes(createStorage(store), 'marta'))
      const expected = new Map<string, string>()
      for (const { tab, chat, text } of changes) {
        tabs[tab]?.keepDraft(chat, text)
        if (text === '') expected.delete(chat)
        else expected.set(chat, text)
      }
      expect(tabs[0]?.drafts()).toEqual(Object.fromEntries(expected))
    }),
  )
})

test('whatever stands in the storage is survived', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (damaged) => {
      const store = memoryStore()
      store.setItem('chatNotes', damaged)
      const notes = createChatNotes(createStorage(store), 'marta')
      notes.keepDraft('a', 'still works')
      notes.keepUnsent(entry('1'))
      notes.forgetUnsent(['1'])
      expect(notes.unsent()).toEqual([])
    }),
  )
})

test('chat ids that are names of objects are ids like others', () => {
  const notes = createChatNotes(createStorage(memoryStore()), 'marta')
  notes.keepDraft('constructor', 'a')
  notes.keepDraft('toString', 'b')
  expect(notes.drafts()).toEqual({ constructor: 'a', toString: 'b' })
})
