import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepWorker } from './keepWorker.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Lends numbered workers; `ended` has those that were ended, in their order. */
function workers() {
  const ended: number[] = []
  let made = 0
  const lend = keepWorker(() => {
    made += 1
    const number = made
    return { number, worker: { terminate: () => void ended.push(number) } }
  })
  return { ended, lend }
}

test('a worker is kept for the next job', async () => {
  const { ended, lend } = workers()
  const first = await lend(async ({ number }) => number)
  expect(await lend(async ({ number }) => number)).toBe(first)
  expect(ended).toEqual([])
})

test('of two jobs at once each has its own, and one worker is kept', async () => {
  const { ended, lend } = workers()
  const both = await Promise.all([lend(async ({ number }) => number), lend(async ({ number }) => number)])
  expect(both).toEqual([1, 2])
  expect(ended).toHaveLength(1)
  expect(ended).not.toContain(await lend(async ({ number }) => number))
})

test('a job that fails ends its worker, and the next one has another', async () => {
  const { ended, lend } = workers()
  await expect(lend(() => Promise.reject(new Error('Not laid out')))).rejects.toThrow('Not laid out')
  expect(ended).toEqual([1])
  expect(await lend(async ({ number }) => number)).toBe(2)
})

test('a worker that nobody asks for anything is ended after a minute, counted from its last job', async () => {
  const { ended, lend } = workers()
  await lend(async () => undefined)
  vi.advanceTimersByTime(50_000)
  await lend(async () => undefined)
  vi.advanceTimersByTime(50_000)
  expect(ended).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(ended).toEqual([1])
})
