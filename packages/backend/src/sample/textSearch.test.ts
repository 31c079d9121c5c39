import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { textSearch } from './textSearch.js'

/** Texts in which much can go wrong, put together from few pieces, so that they are often found in each other. */
const piece = fc.oneof(
  fc.constantFrom(
    'a',
    'A',
    'i',
    'I',
    'İ',
    'ı',
    'ß',
    'ẞ',
    'σ',
    'ς',
    'Σ',
    'é',
    'e\u0301',
    '😀',
    '👩‍🚀',
    'я',
    'Я',
    '京',
    ' ',
  ),
  fc.constantFrom('.', '*', '+', '?', '^', '$', '(', ')', '[', ']', '{', '}', '|', '\\', '/', '-', '\\d', '$&', '$1'),
  fc.constantFrom('<', '>', '&', '"', "'", '`', '<mark>', '</mark>', '&lt;', '&amp;', '<b>', '\n', '\u0000', '\u2028'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
)
const text = (minLength: number, maxLength: number) =>
  fc.array(piece, { minLength, maxLength }).map((pieces) => pieces.join(''))

/** Whether two characters differ in nothing but case; the letters i, with and without dots, count as one. */
function alike(left: string, right: string): boolean {
  const forms = (one: string) => {
    const plain = /[iıİ]/i.test(one) ? 'i' : one
    return [
      plain,
      plain.toLowerCase(),
      plain.toUpperCase(),
      plain.toUpperCase().toLowerCase(),
      plain.toLowerCase().toUpperCase(),
    ]
  }
  return forms(left).some((form) => forms(right).includes(form))
}

/** Compares character by character at every place. */
function isNaivelyIn(wanted: string, where: string): boolean {
  const [needle, hay] = [Array.from(wanted), Array.from(where)]
  return hay.some((_, start) => needle.every((one, index) => alike(one, hay[start + index] ?? '')))
}

const withoutMarks = (html: string) => html.replace(/<\/?mark>/g, '')
const unescaped = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

describe('the search for a text', () => {
  test('finds what a naive search finds', () => {
    const everySecondIsIn = fc
      .tuple(text(0, 3), text(1, 3), text(0, 3), fc.boolean())
      .map(([before, wanted, behind, isIn]) => ({ wanted, where: isIn ? before + wanted + behind : before + behind }))
    fc.assert(
      fc.property(everySecondIsIn, ({ wanted, where }) => {
        expect(textSearch(wanted).isIn(where)).toBe(isNaivelyIn(wanted, where))
      }),
      { numRuns: 2000 },
    )
  })

  test('marks every match, adds no other tag, and loses nothing of the text', () => {
    fc.assert(
      fc.property(text(1, 2), text(0, 8), (wanted, where) => {
        const { isIn, mark } = textSearch(wanted)
        const html = mark(where)
        expect(unescaped(withoutMarks(html))).toBe(where)
        expect(withoutMarks(html)).not.toMatch(/[<>]/)
        const marked = [...html.matchAll(/<mark>([^<]*)<\/mark>/g)].map(([, inside = '']) => unescaped(inside))
        expect(marked.length > 0).toBe(isIn(where))
        for (const one of marked) expect(isNaivelyIn(wanted, one)).toBe(true)
        for (const rest of html.split(/<mark>[^<]*<\/mark>/)) expect(isNaivelyIn(wanted, unescaped(rest))).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['an', 'Banana', 'B<mark>an</mark><mark>an</mark>a'],
    ['aa', 'aaa', '<mark>aa</mark>a'],
    ['istanbul', 'x İSTANBUL y', 'x <mark>İSTANBUL</mark> y'],
    ['y', 'İİİ y', 'İİİ <mark>y</mark>'],
    ['$&', 'a$&b', 'a<mark>$&amp;</mark>b'],
    ['.', 'a.b', 'a<mark>.</mark>b'],
    ['amp', 'a & amp', 'a &amp; <mark>amp</mark>'],
    ['😀', '😀😁', '<mark>😀</mark>😁'],
    ['ΟΔΟΣ', 'οδος', '<mark>οδος</mark>'],
    ['mark', '<mark>', '&lt;<mark>mark</mark>&gt;'],
  ])('%s in %s', (wanted, where, html) => {
    expect(textSearch(wanted).mark(where)).toBe(html)
  })
})
