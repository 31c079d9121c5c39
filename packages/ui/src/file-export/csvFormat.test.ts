import { expect, test } from 'vitest'
import { csvFormat } from './csvFormat.js'

test.each(['en', 'de', 'fr', 'es', 'pl', 'pt-PT', 'pt-BR', 'ru'])('%s never divides by its decimal mark', (locale) => {
  const { decimal, delimiter } = csvFormat(locale)
  expect(new Intl.NumberFormat(locale).format(1.5)).toBe(`1${decimal}5`)
  expect(delimiter).toBe(decimal === ',' ? ';' : ',')
})
