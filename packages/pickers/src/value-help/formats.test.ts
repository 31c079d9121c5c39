import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonTextFormat, keyFormat, keyListFormat } from './ValueFormat.js'

const key = fc.string({ minLength: 1 })
const transaction = jsonTextFormat('transaction')

test('a key is its own value, and no key is no value', () => {
  fc.assert(
    fc.property(key, (one) => {
      expect(keyFormat.read(keyFormat.write([one]))).toEqual([one])
    }),
  )
  expect(keyFormat.write([])).toBeNull()
  expect(keyFormat.read('')).toEqual([])
})

test('a list of keys comes back in its order, each once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(key), (keys) => {
      expect(keyListFormat.read(keyListFormat.write(keys))).toEqual(keys)
    }),
  )
  expect(keyListFormat.read(['B', 'A', 'B', ''])).toEqual(['B', 'A'])
})

test('JSON text of a key comes back as the key, whatever the key is', () => {
  fc.assert(
    fc.property(key, (one) => {
      expect(transaction.read(transaction.write([one]))).toEqual([one])
    }),
  )
  expect(transaction.write(['VA01'])).toBe('{"transaction":"VA01"}')
  expect(transaction.write([])).toBeNull()
})

test.for([
  ['VA01', ['VA01']],
  ['"VA01"', ['VA01']],
  ['{ "transaction" : "VA01", "name": "Create" }', ['VA01']],
  ['{"transaction":7}', ['7']],
  ['{"transaction":null}', []],
  ['', []],
  // Not ours: kept as it is, to be shown as unknown.
  ['{"ricefw":"R-1"}', ['{"ricefw":"R-1"}']],
  ['{"transaction":{}}', ['{"transaction":{}}']],
  ['{"transaction"', ['{"transaction"']],
  ['123', ['123']],
] as const)('%j is read as %j', ([value, keys]) => {
  expect(transaction.read(value)).toEqual(keys)
})

test('an object in place of its text is read too', () => {
  expect(Reflect.apply(transaction.read, undefined, [{ transaction: 'VA01' }])).toEqual(['VA01'])
})

test('no text makes it throw, and none is lost', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(transaction.read(text).length).toBeLessThanOrEqual(1)
    }),
  )
})
