import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerBlocks, answerPieces, mostBlocks } from './answerBlocks.js'

test('paragraphs and lists', () => {
  expect(answerBlocks('Two things [1]:\nin Kassel\n\n- a [2]\n* b\n\n7. seven\n8) eight\nEnd. 1.5 h\n\n\n')).toEqual([
    { kind: 'paragraph', text: 'Two things [1]:\nin Kassel' },
    { kind: 'list', items: ['a [2]', 'b'] },
    { kind: 'numbers', first: 7, items: ['seven', 'eight'] },
    { kind: 'paragraph', text: 'End. 1.5 h' },
  ])
  expect(answerBlocks('')).toEqual([])
})

test('numbers of sources are told from other brackets', () => {
  expect(answerPieces('a [1], [x] [1234] b[22]')).toEqual(['a ', 1, ', [x] [1234] b', 22])
})

const words = fc.stringMatching(/^[a-z<>&*]{1,8}$/)
const line = fc.oneof(
  words,
  fc.constant(''),
  words.map((word) => `- ${word}`),
  words.map((word) => `3. ${word}`),
)

test('no word is lost, and none made', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), fc.constantFrom('\n', '\r\n'), (lines, end) => {
      const drawn = answerBlocks(lines.join(end)).flatMap((block) =>
        block.kind === 'paragraph' ? block.text.split('\n') : block.items,
      )
      expect(drawn).toEqual(lines.filter(Boolean).map((text) => text.replace(/^(?:-|3\.) /, '')))
    }),
  )
})

test('however long an answer is, few pieces of it are drawn, and all of it', () => {
  const rows = Array.from({ length: 30_000 }, (_, row) => `- ${row}`)
  const blocks = answerBlocks(rows.join('\n'))
  const [list, rest] = blocks
  expect(blocks).toHaveLength(2)
  expect(list?.kind === 'list' && list.items.length).toBe(mostBlocks)
  expect(rest?.kind === 'paragraph' && rest.text.split('\n').length).toBe(rows.length - mostBlocks)
})
