import { expect, test } from 'vitest'
import { isoDate } from './isoDate.js'

test('reads a day and gives it back', () => {
  expect(isoDate('2024-02-29')?.toString()).toBe('2024-02-29')
})

test.each([null, undefined, '', '2026-02-30', '2026-13-01', '20.11.2026', '2026-11-20T10:00'])(
  '%s is no day',
  (text) => {
    expect(isoDate(text)).toBeNull()
  },
)
