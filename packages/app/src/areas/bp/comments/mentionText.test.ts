import type { CommentPart, CommentPartInput } from '@embpm/contract/comment-thread'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyOf, draftOf, emptyDraft, mentionAt, mentionedIn, withMention } from './mentionText.js'

const jonas = { id: 'USR-2', name: 'Jonas Feld' }
const ines = { id: 'USR-3', name: 'Inês Carvalho' }
const people = [jonas, ines]
const named = (body: readonly CommentPartInput[]): CommentPart[] =>
  body.map((part) =>
    'text' in part ? part : { ...part, name: people.find(({ id }) => id === part.mention)?.name ?? '?' },
  )

describe('a draft', () => {
  test('is sent as words and people', () => {
    const text = '  Ask @Jonas Feld, then @Inês Carvalho.\n'
    expect(bodyOf({ text, people })).toEqual([
      { text: 'Ask ' },
      { mention: 'USR-2' },
      { text: ', then ' },
      { mention: 'USR-3' },
      { text: '.' },
    ])
    expect(mentionedIn({ text, people })).toEqual(people)
  })

  test.each(['@Jonas Feldmann', 'a@Jonas Feld', '@Jonas', '@Jonas  Feld', '@Mila Ek', '@'])(
    'mentions nobody by %s',
    (text) => expect(bodyOf({ text, people })).toEqual([{ text }]),
  )

  test('takes the longest of several names', () => {
    const both = [jonas, { id: 'USR-9', name: 'Jonas Feld (jonas@x.eu)' }]
    expect(bodyOf({ text: '@Jonas Feld (jonas@x.eu)', people: both })).toEqual([{ mention: 'USR-9' }])
    expect(bodyOf({ text: '@Jonas Feld (jonas', people: both })).toEqual([{ mention: 'USR-2' }, { text: ' (jonas' }])
  })

  test('two people of one name are told apart', () => {
    const body = [{ mention: 'USR-2', name: 'Jonas Feld' }, { text: ' or ' }, { mention: 'USR-9', name: 'Jonas Feld' }]
    expect(bodyOf(draftOf(body))).toEqual([{ mention: 'USR-2' }, { text: ' or ' }, { mention: 'USR-9' }])
  })
})

test('what was sent can be changed, and says the same', () => {
  const piece = fc.oneof(
    fc.constantFrom('@Jonas Feld', '@Inês Carvalho', '@', ' ', '\n', 'mann', '(', '.'),
    fc.string({ maxLength: 8 }),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('').trim()
      const body = bodyOf({ text, people })
      const again = draftOf(named(body))
      expect(again.text).toBe(text)
      expect(bodyOf(again)).toEqual(body)
      expect(again.people.map(({ id }) => id).toSorted()).toEqual(
        mentionedIn({ text, people })
          .map(({ id }) => id)
          .toSorted(),
      )
    }),
    { numRuns: 500 },
  )
})

describe('somebody is looked for', () => {
  test.each([
    ['@', 1, { at: 0, search: '' }],
    ['Ask @jo', 7, { at: 4, search: 'jo' }],
    ['Ask @jonas f', 12, { at: 4, search: 'jonas f' }],
    ['(@in)', 4, { at: 1, search: 'in' }],
    ['Ask @jo now', 7, { at: 4, search: 'jo' }],
  ])('in %s at %i', (text, caret, query) => expect(mentionAt({ text, people }, caret)).toEqual(query))

  test.each([
    ['jonas@feld', 10],
    ['Ask', 3],
    ['@jo\n', 4],
    ['@one two three four', 19],
    ['@Jonas Feld now', 15],
    ['@Jonas Feld', 8],
  ])('but not in %s at %i', (text, caret) => expect(mentionAt({ text, people }, caret)).toBeNull())

  test('and put in its place, with the caret behind a blank', () => {
    const draft = { ...emptyDraft, text: 'Ask @jo today' }
    const made = withMention(draft, { at: 4, search: 'jo' }, { ...jonas, detail: 'jonas@x.eu' })
    expect(made).toEqual({ draft: { text: 'Ask @Jonas Feld today', people: [jonas] }, caret: 16 })
    const other = withMention(
      { text: `${made.draft.text} @j`, people: made.draft.people },
      { at: 22, search: 'j' },
      { id: 'USR-9', name: 'Jonas Feld', detail: 'jonas@x.eu' },
    )
    expect(other.draft.text).toBe('Ask @Jonas Feld today @Jonas Feld (jonas@x.eu) ')
    expect(bodyOf(other.draft)).toEqual([
      { text: 'Ask ' },
      { mention: 'USR-2' },
      { text: ' today ' },
      { mention: 'USR-9' },
    ])
  })
})
