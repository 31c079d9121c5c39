import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanPasted } from './cleanRichText.js'
import { sanitizeRichText } from './sanitizeRichText.js'

const link = (href: string, text: string) => `<p><a target="_blank" rel="noopener" href="${href}">${text}</a></p>`

const whole = [
  '<h2>Scope</h2><h3>Sales</h3><p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code><br>f</p>',
  '<ul><li><p>g</p><ol start="3" type="a"><li><p>h</p></li></ol></li></ul><blockquote><p>i</p></blockquote>',
  link('https://help.example/?a=1&amp;b=2', 'j'),
].join('')

describe('sanitizeRichText', () => {
  test('keeps all that the editor can make', () => {
    expect(sanitizeRichText(whole)).toBe(whole)
  })

  test.each([
    ['', ''],
    ['  ', ''],
    ['<p></p>', ''],
    ['<p> &nbsp;</p><ul><li><p></p></li></ul>', ''],
    ['<script>alert(1)</script>', ''],
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p onclick="alert(1)" class="b" id="c" style="color:red" data-d="e" aria-label="f">a</p>', '<p>a</p>'],
    ['<style>p{}</style><p>a</p>', '<p>a</p>'],
    ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['<svg onload=alert(1)><p>a</p></svg>', '<p>a</p>'],
    ['<p><iframe src="https://a.example"></iframe>a</p>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p><a href="java&#9;script:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p><a href=" data:text/html,a">a</a></p>', '<p>a</p>'],
    ['<p><a href="//a.example">a</a></p>', '<p>a</p>'],
    ['<p><a name="b">a</a></p>', '<p>a</p>'],
    [
      '<p><a href="https://a.example" rel="opener" target="top" ping="/x" onclick="b()">a</a></p>',
      link('https://a.example', 'a'),
    ],
    ['<p><a href="mailto:kim@example.com">a</a></p>', link('mailto:kim@example.com', 'a')],
    ['<ol start="x" type="disc" reversed><li><p>a</p></li></ol>', '<ol><li><p>a</p></li></ol>'],
    ['<p><b>a</b><font>b</font></p>', '<p>ab</p>'],
    ['<form><input name="attributes"><p>a</p></form><p>b</p>', '<p>b</p>'],
    [
      '<math><mi><table><mglyph><style><img src onerror=alert(1)></style></mglyph></table></mi></math><p>a</p>',
      '<p>a</p>',
    ],
    ['<p>a<table><p>b</p></table></p>', '<p>a</p><p>b</p><p></p>'],
    ['<p title="</p><img src=x onerror=alert(1)>">a</p>', '<p>a</p>'],
  ])('%j becomes %j', (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean)
  })

  test('has nothing else in it, and nothing more to do, whatever it is given', () => {
    const piece = fc.constantFrom(
      ...'<p>|</p>|<ol start="|type=a|<a href="|https://a.example|javascript:alert(1)|">|</a>|<svg>|<style>|</style>|<!--|-->|<img src=x onerror=alert(1)>|<template>|<noscript>|<math>|<table>|<li>|&lt;|text|\u0000|<h2 id=x>|<textarea>|</textarea>'.split(
        '|',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const clean = sanitizeRichText(pieces.join(''))
        const page = new DOMParser().parseFromString(clean, 'text/html')
        for (const element of page.body.querySelectorAll('*')) {
          expect(element.matches('p,br,strong,em,u,s,code,h2,h3,ul,ol,li,blockquote,a')).toBe(true)
          for (const { name } of element.attributes) expect(['href', 'rel', 'target', 'start', 'type']).toContain(name)
        }
        for (const a of page.body.querySelectorAll('a')) expect(a.getAttribute('href')).toMatch(/^https:/)
        expect(sanitizeRichText(clean)).toBe(clean)
      }),
      { numRuns: 1000 },
    )
  })
})

test('cleanPasted leaves what the editor reads formats from, without scripts', () => {
  const clean = cleanPasted('<b>a</b><a href="javascript:b">c</a><img src=x onerror=d><script>e</script>')
  expect(clean).toBe('<b>a</b><a>c</a><img>')
})
