import { expect, test } from 'vitest'
import { ownScriptAddress, trustMarkup, trustScripts } from './trustScripts.js'

const origin = 'https://app.test'

test.each([
  ['/assets/main-Ds4zzW0d.js', 'https://app.test/assets/main-Ds4zzW0d.js'],
  ['https://app.test/mockServiceWorker.js', 'https://app.test/mockServiceWorker.js'],
  ['/api/files/7.js', null],
  ['/assets/../api/files/7.js', null],
  ['/assets/i18n/en.json', null],
  ['/assets/main.js?of=them', null],
  ['https://evil.test/assets/main.js', null],
  ['//evil.test/mockServiceWorker.js', null],
  ['data:text/javascript,x', null],
  ['blob:https://app.test/7f', null],
])('%s as the address of a script: %s', (address, expected) => {
  expect(ownScriptAddress(address, origin)).toBe(expected)
})

test('HTML is refused until a part says that its library writes such', () => {
  let createHTML: (html: string) => string | null = () => null
  trustScripts({
    location: { origin },
    trustedTypes: {
      createPolicy: (_, rules) => {
        createHTML = rules.createHTML
      },
    },
  })
  expect([createHTML(''), createHTML('<ul></ul>')]).toEqual(['', null])
  trustMarkup((html) => html === '<ul></ul>')
  expect([createHTML('<ul></ul>'), createHTML('<ol></ol>')]).toEqual(['<ul></ul>', null])
})
