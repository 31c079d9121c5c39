import { expect, test } from 'vitest'
import { publishedStyles } from './publishedStyles.ts'

const sheet = `
@layer embpm {
  :root, [data-theme] { --emb-text: black }
  .emb-a, .emb-a > .emb-b::before { color: var(--emb-text) }
  @media (width >= 600px) { .emb-a:hover { color: red } }
  @media print { :root { --emb-text: white } }
  @keyframes emb-turn { to { rotate: 1turn } }
}`

test('tokens stay in the layer, so that a line of the page wins; parts stand outside and above its selectors', () => {
  const [layered = '', parts = ''] = publishedStyles(sheet).split(/(?<=^\})(?=\s*\.emb)/m)
  expect(layered).toContain('@layer embpm')
  expect(layered).toContain('--emb-text: white')
  expect(layered).not.toContain('.emb-')
  expect(parts).toContain(String.raw`.emb-a:not(#\#), .emb-a > .emb-b:not(#\#)::before {`)
  expect(parts).toContain(String.raw`.emb-a:hover:not(#\#) {`)
  expect(parts).toContain('to {')
  expect(parts).not.toContain('@layer')
})

test('the reset reaches what is ours alone, and neither page nor root', () => {
  const css = publishedStyles(
    '',
    '@layer embpm { html, body { margin: 0 } :where(h2) { margin: 0 } :root { color-scheme: dark } }',
  )
  expect(css).not.toMatch(/html|(?<!t)body|color-scheme/)
  expect(css).toMatch(
    /^ *:where\(h2\):where\(\[class\^='emb-'\]\):not\(#\\#\), .*:where\(h2\).*:not\(#\\#\) \{ margin: 0 \}$/m,
  )
  expect(css).not.toContain(':--')
})

test('no selector looks at an inline style, and none that begins with a choice of classes is tried on every element', () => {
  const css = publishedStyles(sheet, '@layer embpm { * { margin: 0 } }')
  expect(css).not.toContain('[style')
  expect(css).not.toMatch(/^ *(?::where\()?:is\(\[class/m)
})
