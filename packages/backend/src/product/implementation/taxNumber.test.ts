import { describe, expect, test } from 'vitest'

import { taxNumberClash } from './taxNumber.js'

const isRefused = (country: string, taxNumber: string) => taxNumberClash({ country, taxNumber }) !== null

describe('a tax number', () => {
  test.each([
    ['DE', 'DE136695976'],
    ['DE', '136 695 976'],
    ['AT', 'ATU13585627'],
    ['FR', 'FR40303265045'],
    ['PT', 'PT501964843'],
    ['PL', 'PL8567346215'],
    ['ES', 'ESB58378431'],
    ['GR', 'EL094259216'],
    ['CH', 'CHE-116.281.710'],
  ])('of %s as it is written there is taken: %s', (country, number) => {
    expect(isRefused(country, number)).toBe(false)
  })

  test.each([
    ['DE', 'DE136695977'],
    ['DE', 'DE13669597'],
    ['DE', 'FR40303265045'],
    ['PT', '501964844'],
    ['PL', 'not a number'],
  ])('that %s has not is refused: %s', (country, number) => {
    expect(isRefused(country, number)).toBe(true)
  })

  test('is not checked where it is empty, or where the rules are not known', () => {
    expect(isRefused('DE', '')).toBe(false)
    expect(isRefused('JP', '5010001008771')).toBe(false)
  })
})
