import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkParts } from './linkParts.js'

const script = ['javascript', 'alert(1)'].join(':')
const links = (text: string) => linkParts(text).flatMap(({ text: shown, href }) => (href === null ? [] : [shown]))

test.each([
  ['See https://a.eu/x?y=1#z.', ['https://a.eu/x?y=1#z']],
  ['(http://a.eu/b_(c)), or "https://b.eu"', ['http://a.eu/b_(c)', 'https://b.eu']],
  ['HTTPS://A.EU!', ['HTTPS://A.EU']],
  [`${script} data:text/html,x ftp://a.eu a.eu`, []],
  ['https://user:secret@a.eu https://', []],
])('%s', (text, found) => expect(links(text)).toEqual(found))

test('nothing of a text is lost, and each link leads to the web', () => {
  const piece = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(' ', '.', ')', 'https://', '<', script))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const text = pieces.join('')
      const parts = linkParts(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const { href } of parts) if (href !== null) expect(href).toMatch(/^https?:\/\//)
    }),
  )
})
