import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLinkAddress, linkAddress } from './cleanRichText.js'
import { richTextContent } from './richTextContent.js'

describe('richTextContent', () => {
  test.each([
    ['', ''],
    ['<p>One <strong>two</strong></p>', 'One two'],
    ['<h2>Head</h2><p>First<br>second</p><ul><li><p>item</p></li></ul>', 'Head\nFirst\nsecond\nitem'],
    [
      '<p>1 &lt; 2 &amp;&amp; a&nbsp;b &#8364; &#x20AC; &unknown; &#99999999;</p>',
      '1 < 2 && a\u00a0b € € &unknown; &#99999999;',
    ],
    ['<p><a href="https://a.example/?q=>" rel="noopener">link</a></p>', 'link'],
    ['<p>2 < 3</p>', '2 < 3'],
  ])('%s is %j', (html, text) => {
    expect(richTextContent(html)).toBe(text)
  })

  test('gives back any text that was written as HTML', () => {
    const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const line = text.replaceAll(/[\r\n]/g, '')
        expect(richTextContent(`<p>${escape(line)}</p>`)).toBe(line)
      }),
    )
  })
})

const script = ['java', 'script:'].join('')

describe('linkAddress', () => {
  test.each([
    ['https://help.example/a?b#c', 'https://help.example/a?b#c'],
    [' HTTP://help.example ', 'HTTP://help.example'],
    ['help.example.com/a', 'https://help.example.com/a'],
    ['help.example:8080/a', 'https://help.example:8080/a'],
    ['localhost:3000', 'https://localhost:3000'],
    ['mailto:kim@example.com', 'mailto:kim@example.com'],
    ['kim@example.com', 'mailto:kim@example.com'],
    ['https://help.example/@kim', 'https://help.example/@kim'],
    ['', null],
    ['https://', null],
    ['two words.com', null],
    ['word', null],
    [`${script}alert(1)`, null],
    [`${script.toUpperCase()}alert.com`, null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,x.com', null],
    ['vbscript:a.com', null],
    ['ftp://a.com', null],
    ['//a.com', null],
    ['/a/b.com', null],
  ])('%j leads to %j', (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })

  test('leads nowhere else, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress()), (typed) => {
        const address = linkAddress(typed)
        expect(address === null || isLinkAddress(address)).toBe(true)
      }),
    )
  })
})
