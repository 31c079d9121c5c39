import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const script = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'main.ts'), 'utf8'))

/** The attributes of the page before its first paint, by what is remembered. */
function startedWith(fuseConfig: string | null): Record<string, string> {
  const attributes: Record<string, string> = {}
  const documentElement = { setAttribute: (name: string, value: string) => void (attributes[name] = value) }
  const localStorage = { getItem: (key: string) => (key === 'fuseConfig' ? fuseConfig : null) }
  const location = { pathname: '/en/org/bp', search: '' }
  const addEventListener = () => {}
  runInNewContext(script, {
    window: { localStorage, location, addEventListener },
    document: { documentElement, addEventListener },
    customElements: { define: () => {} },
    HTMLElement: Object,
    URLSearchParams,
  })
  return attributes
}

it.each([
  [null, { 'data-theme': 'theme-brand', 'data-scheme': 'light' }],
  ['{"scheme":"dark","theme":"theme-teal"}', { 'data-theme': 'theme-teal', 'data-scheme': 'dark' }],
  ['{"scheme":"auto","theme":"x\\"]"}', { 'data-theme': 'theme-brand' }],
  ['{"scheme":"auto","singleKeys":false}', { 'data-theme': 'theme-brand', 'data-single-keys': 'off' }],
  ['{"scheme":', { 'data-theme': 'theme-brand', 'data-scheme': 'light' }],
])('shows the remembered theme and scheme before the first paint: %s', (stored, attributes) => {
  expect(startedWith(stored)).toEqual(attributes)
})
