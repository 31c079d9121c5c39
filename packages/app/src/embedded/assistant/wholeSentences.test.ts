import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { spoken, wholeSentences } from './wholeSentences.js'

test('a sentence is spoken once it has ended, not at a number or an abbreviation without a space', () => {
  expect(wholeSentences('Four are open. Two', 0)).toBe(15)
  expect(wholeSentences('24.5 hours', 0)).toBe(0)
  expect(wholeSentences('Four are open. Two', 15)).toBe(15)
  expect(wholeSentences('“Open.” Two\n- a', 0)).toBe(12)
  expect(spoken('Two [1]:\n- a [2]\n- b\n')).toBe('Two : a b')
})

test('in whatever pieces a text comes, all of it is spoken, each part once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('One', ' two', '. ', '.', '! ', '\n', ' 3'), { maxLength: 40 }), (pieces) => {
      let text = ''
      let from = 0
      const said: string[] = []
      for (const piece of pieces) {
        text += piece
        const end = wholeSentences(text, from)
        if (end > from) said.push(text.slice(from, end))
        from = end
      }
      expect(said.join('') + text.slice(from)).toBe(text)
      expect(text.slice(from)).not.toMatch(/[.!] |\n/)
    }),
  )
})
