import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchRanges, searchTokens } from './Highlight.js'

/** Few letters, so that matches, overlaps and neighbours are frequent. */
const dense = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'B', ' ', '-') })
/** Everything Unicode has, with characters whose lower case is longer. */
const wild = fc.string({
  unit: fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), fc.constantFrom('İ', 'ẞ', 'Σ', '😀')),
})

const slices = (text: string, tokens: readonly string[]): { text: string; marked: boolean }[] => {
  const parts: { text: string; marked: boolean }[] = []
  let at = 0
  for (const [start, end] of matchRanges(text, tokens)) {
    parts.push({ text: text.slice(at, start), marked: false }, { text: text.slice(start, end), marked: true })
    at = end
  }
  return [...parts, { text: text.slice(at), marked: false }]
}

describe('matchRanges', () => {
  it('gives parts that join to the text', () => {
    fc.assert(
      fc.property(wild, fc.array(wild), (text, tokens) => {
        expect(
          slices(text, tokens)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  it('gives ascending ranges that do not touch', () => {
    fc.assert(
      fc.property(dense, fc.array(dense), (text, tokens) => {
        let before = -1
        for (const [start, end] of matchRanges(text, tokens)) {
          expect(start).toBeGreaterThan(before)
          expect(end).toBeGreaterThan(start)
          before = end
        }
        expect(before).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  it('covers exactly what a naive search finds', () => {
    fc.assert(
      fc.property(dense, fc.array(dense), (text, tokens) => {
        const naive = Array.from(text, () => false)
        for (const token of tokens.filter(Boolean)) {
          for (let at = 0; at + token.length <= text.length; at++) {
            if (text.slice(at, at + token.length).toLowerCase() === token.toLowerCase())
              naive.fill(true, at, at + token.length)
          }
        }
        const marked = slices(text, tokens).flatMap((part) => Array.from(part.text, () => part.marked))
        expect(marked).toEqual(naive)
      }),
      { numRuns: 500 },
    )
  })

  it('finds any piece of the text, and never cuts a character', () => {
    fc.assert(
      fc.property(wild, fc.nat(), fc.nat(), (text, from, length) => {
        const characters = Array.from(text)
        const start = characters.slice(0, from % (characters.length + 1)).join('').length
        const token = characters
          .slice(from % (characters.length + 1))
          .slice(0, 1 + (length % 5))
          .join('')
        const ranges = matchRanges(text, [token])
        expect(ranges.some(([a, b]) => a <= start && b >= start + token.length)).toBe(token !== '')
        expect(slices(text, [token]).flatMap((part) => Array.from(part.text))).toEqual(characters)
      }),
    )
  })

  it('ignores case where lower case is longer than the character', () => {
    expect(matchRanges('xİy', ['İ'])).toEqual([[1, 2]])
    expect(matchRanges('xİYz', ['y'])).toEqual([[2, 3]])
  })

  it('joins overlapping and neighbouring matches', () => {
    expect(matchRanges('Sales order', ['sal', 'les', 'ord'])).toEqual([
      [0, 5],
      [6, 9],
    ])
    expect(matchRanges('aaaa', ['aa'])).toEqual([[0, 4]])
  })

  it('finds nothing for no words', () => {
    expect(matchRanges('text', [])).toEqual([])
    expect(matchRanges('text', [''])).toEqual([])
    expect(matchRanges('', ['a'])).toEqual([])
  })

  it('takes special characters of patterns literally', () => {
    expect(matchRanges('a.b*c', ['.', '*'])).toEqual([
      [1, 2],
      [3, 4],
    ])
  })
})

describe('searchTokens', () => {
  it('splits at white space and drops repeats', () => {
    expect(searchTokens('  idoc  sales\tidoc ')).toEqual(['idoc', 'sales'])
    expect(searchTokens('')).toEqual([])
  })
})
