import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastedKeys } from './useLookup.js'

test.for([
  ['400000\n410000\n', ['400000', '410000']],
  ['400000\r\n410000\r\n410000', ['400000', '410000']],
  ['400000, 410000;"420000"\t\'430000\'', ['400000', '410000', '420000', '430000']],
  ['domestic revenue', null],
  [' 400000 \n', null],
  ['', null],
] as const)('%j holds %j', ([text, keys]) => {
  expect(pastedKeys(text)).toEqual(keys)
})

test('a list of plain keys is found again with any separator', () => {
  const key = fc.stringMatching(/^[A-Z0-9][A-Z0-9 ./-]{0,10}[A-Z0-9]$/)
  const keys = fc.uniqueArray(key, { minLength: 2 })
  fc.assert(
    fc.property(keys, fc.constantFrom('\n', '\r\n', '\t', ',', ';', ' , '), (list, separator) => {
      expect(pastedKeys(list.join(separator))).toEqual(list)
    }),
  )
})
