import { describe, expect, test } from 'vitest'

import { htmlProblems } from './htmlProblems.js'

describe('HTML of texts', () => {
  test('lets clean texts pass', () => {
    expect(htmlProblems('<h2>A &amp; b</h2>\n<ul>\n<li>one <code>a =&gt; b</code></li>\n</ul>')).toEqual([])
    expect(htmlProblems('<blockquote><p>So <em>it</em> is.</p></blockquote><pre><code>x</code></pre>')).toEqual([])
  })

  test.each([
    ['<script>alert(1)</script>', '<script> is not allowed'],
    ['<p onclick="x()">a</p>', 'has attributes'],
    ['<p style="color:red">a</p>', 'has attributes'],
    ['<img src="x">', '<img> is not allowed'],
    ['<p>a', 'is not closed'],
    ['<p>a</p></p>', 'closes nothing'],
    ['<p><strong>a</p></strong>', 'closes nothing'],
    ['<p>a < b</p>', '"<" is not escaped'],
    ['<p>a & b</p>', '"&" is not escaped'],
    ['<p></p>', '<p> is empty'],
    ['<ul>a</ul>', 'text in ul'],
    ['<ul><p>a</p></ul>', '<p> in ul'],
    ['<p><li>a</li></p>', 'outside of its list'],
    ['<p>a<p>b</p></p>', 'in a paragraph'],
    ['bare', 'text in no element'],
    ['<strong>a</strong>', '<strong> in no element'],
    ['<p>a<!-- b --></p>', 'is not escaped'],
  ])('finds what is wrong with %s', (html, problem) => {
    expect(htmlProblems(html).join('\n')).toContain(problem)
  })
})
