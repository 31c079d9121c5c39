import { expect, test } from 'vitest'
import { decodeText } from './decodeText.js'

const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a name="Prüfung" />`
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('names keep their letters, whatever the file is written in, and the text says UTF-8 from then on', () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Array.from(xml('UTF-16'), (one) => [one.charCodeAt(0), 0]).flat()])
  for (const bytes of [latin(xml('ISO-8859-1')), utf16, new TextEncoder().encode(`\uFEFF${xml('utf-8')}`)])
    expect(decodeText(bytes)).toBe(xml('UTF-8'))
})

test('a text that says nothing is UTF-8; one that nobody can read is refused', () => {
  expect(decodeText(new TextEncoder().encode('<a name="Prüfung" />'))).toBe('<a name="Prüfung" />')
  expect(() => decodeText(latin(xml('Klingon')))).toThrow(RangeError)
})
