import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTyping } from './typing.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('who types does so until they stop, or are not heard of any more', () => {
  const told: string[][] = []
  const typing = createTyping((chats) => void told.push([...chats]))
  typing.set('a', true)
  typing.set('b', true)
  typing.set('a', false)
  typing.set('a', false)
  expect(told).toEqual([['a'], ['a', 'b'], ['b']])
  vi.advanceTimersByTime(7000)
  // Heard of again: it begins anew.
  typing.set('b', true)
  vi.advanceTimersByTime(7000)
  expect(told.at(-1)).toEqual(['b'])
  vi.advanceTimersByTime(1000)
  expect(told.at(-1)).toEqual([])
})

test('nobody types without a connection', () => {
  const told: string[][] = []
  const typing = createTyping((chats) => void told.push([...chats]))
  typing.clear()
  typing.set('a', true)
  typing.clear()
  vi.advanceTimersByTime(20_000)
  expect(told).toEqual([['a'], []])
})
