import { expect, test } from 'vitest'
import { createAttempts } from './attempts.js'

test('so many may go wrong within a time that begins with the first; each key counts for itself', () => {
  let now = 0
  const attempts = createAttempts({ most: 3, within: 1000, now: () => now })
  const fail = (key: string) => {
    attempts.fail(key)
    return attempts.isOver(key)
  }
  expect(attempts.isOver('a')).toBe(false)
  expect([fail('a'), fail('a'), fail('b'), fail('a')]).toEqual([false, false, false, true])
  now = 999
  expect(attempts.isOver('a')).toBe(true)
  expect(attempts.isOver('b')).toBe(false)
  now = 1000
  expect(attempts.isOver('a')).toBe(false)
  expect(fail('a')).toBe(false)
})

test('keys that have run out are forgotten once there are many', () => {
  let now = 0
  const attempts = createAttempts({ most: 1, within: 10, now: () => now })
  for (let key = 0; key < 20_000; key += 1) attempts.fail(String(key))
  expect(attempts.isOver('0')).toBe(true)
  now = 10
  attempts.fail('new')
  expect(attempts.isOver('0')).toBe(false)
  expect(attempts.isOver('new')).toBe(true)
})
