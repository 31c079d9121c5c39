import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedParts } from './markedParts.js'

/** As the service writes it. */
const written = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

test('reads hits and text, and takes no other markup for one', () => {
  expect(markedParts('Load <mark>stock</mark> &amp; &lt;b&gt;')).toEqual([
    { text: 'Load ', isHit: false },
    { text: 'stock', isHit: true },
    { text: ' & <b>', isHit: false },
  ])
  expect(markedParts('&amp;lt;mark&amp;gt;')).toEqual([{ text: '&lt;mark&gt;', isHit: false }])
})

const unit = fc.constantFrom('a', 'É', '😀', '&', '<', '>', '/', ';', 'mark', 'amp', 'lt', '\n')

test('gives back every text that was written, hit by hit', () => {
  const texts = fc.array(fc.record({ text: fc.string({ minLength: 1, unit }), isHit: fc.boolean() }))
  fc.assert(
    fc.property(texts, (parts) => {
      const html = parts.map(({ text, isHit }) => (isHit ? `<mark>${written(text)}</mark>` : written(text))).join('')
      const read = markedParts(html)
      expect(read.map(({ text }) => text).join('')).toBe(parts.map(({ text }) => text).join(''))
      expect(read.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(
        parts.filter(({ isHit }) => isHit).map(({ text }) => text),
      )
    }),
  )
})
