import { expect, test } from 'vitest'
import { switchedPath } from './switchedPath.js'

test('another language is the same page', () => {
  expect(switchedPath('/en/one/bim/services/SRV-1', { language: 'pt-BR' })).toBe('/pt-BR/one/bim/services/SRV-1')
})

test('another organisation has its own objects: the list is kept, the object is not', () => {
  expect(switchedPath('/en/one/bim/services/SRV-1', { organisation: 'two' })).toBe('/en/two/bim/services')
})

test('what was forbidden in one organisation, or is nowhere, leads to the start of the other', () => {
  expect(switchedPath('/en/one/forbidden', { organisation: 'two' })).toBe('/en/two')
  expect(switchedPath('/en/one/nowhere', { organisation: 'two' })).toBe('/en/two')
})
