import { expect, test } from 'vitest'
import { currencyOf } from './currencyOf.js'

test.each([
  ['en', 'USD'],
  ['de', 'EUR'],
  ['fr', 'EUR'],
  ['es', 'EUR'],
  ['pt-PT', 'EUR'],
  ['pt-BR', 'BRL'],
  ['pt', 'BRL'],
  ['pl', 'PLN'],
  ['ru-RU-u-ca-gregory', 'RUB'],
  ['ja', 'USD'],
])('an amount in %s is in %s', (locale, currency) => {
  expect(currencyOf(locale)).toBe(currency)
})
