import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDifference, type TextPart } from './wordDifference.js'

const texts = fc.array(fc.constantFrom('W40', 'W41', 'to', 'from', ' ', '\n', 'ä')).map((words) => words.join(' '))
const joined = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('')
const kept = (parts: readonly TextPart[]) => joined(parts.filter(({ changed }) => !changed))

test('loses nothing of either text, and says that the same stays in both', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const parts = wordDifference(before, after)
      expect(joined(parts.before)).toBe(before)
      expect(joined(parts.after)).toBe(after)
      expect(kept(parts.before)).toBe(kept(parts.after))
    }),
  )
})

test('marks nothing where nothing differs', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(kept(wordDifference(text, text).before)).toBe(text)
    }),
  )
})

test('marks the words that came, and no others', () => {
  const { before, after } = wordDifference('W40 W41', 'W40 W41 W47 W48')
  expect(before).toEqual([{ text: 'W40 W41', changed: false }])
  expect(after).toEqual([
    { text: 'W40 W41', changed: false },
    { text: ' W47 W48', changed: true },
  ])
})

test('takes long texts as a whole', () => {
  const long = 'word '.repeat(2000)
  expect(wordDifference(long, `${long}more`).after).toEqual([{ text: `${long}more`, changed: true }])
})
