import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextRelease } from './nextRelease.js'

test('the next known release comes first, else the last number is counted on', () => {
  expect(nextRelease('2026.1', ['2025.2', '2027.1', '2026.2'])).toBe('2026.2')
  expect(nextRelease('2026.9', ['2026.10', '2027.1'])).toBe('2026.10')
  expect(nextRelease('2027.1', ['2026.2'])).toBe('2027.2')
  expect(nextRelease('R09')).toBe('R10')
  expect(nextRelease('Wave 2 (pilot)')).toBe('Wave 3 (pilot)')
  expect(nextRelease('')).toBe('')
})

test('is always behind the one before it', () => {
  const collator = new Intl.Collator('en', { numeric: true })
  fc.assert(
    fc.property(
      fc.nat({ max: 9999 }),
      fc.nat({ max: 99 }),
      fc.array(fc.stringMatching(/^\d{1,4}\.\d$/)),
      (year, number, known) => {
        const release = `${year}.${number}`
        expect(collator.compare(nextRelease(release, known), release)).toBeGreaterThan(0)
      },
    ),
  )
})
