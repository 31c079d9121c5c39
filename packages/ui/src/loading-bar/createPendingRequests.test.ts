import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPendingRequests } from './createPendingRequests.js'

const error = vi.spyOn(console, 'error')
beforeEach(() => void error.mockReset())
afterEach(() => void error.mockReset())

it('is pending from the first start to the last end', () => {
  const requests = createPendingRequests()
  const changed = vi.fn()
  const stop = requests.subscribe(changed)
  requests.start('/a')
  requests.start('/a')
  requests.start('/b')
  expect(requests.pending()).toBe(true)
  requests.end('/a')
  requests.end('/b')
  expect(requests.pending()).toBe(true)
  requests.end('/a')
  expect(requests.pending()).toBe(false)
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  requests.start('/c')
  expect(changed).toHaveBeenCalledTimes(2)
})

it('ignores an end without a start', () => {
  const requests = createPendingRequests()
  requests.end('/a')
  requests.start('/a')
  expect(requests.pending()).toBe(true)
})

it('logs a request without an address and does not count it', () => {
  error.mockImplementation(() => {})
  const requests = createPendingRequests()
  requests.start('')
  expect(requests.pending()).toBe(false)
  requests.end('')
  expect(error).toHaveBeenCalledTimes(2)
  expect(error).toHaveBeenCalledWith('LoadingBar: a request must have a URL')
})

it('agrees with counting, whatever the order', () => {
  const step = fc.record({ url: fc.constantFrom('/a', '/b', '/c'), begins: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const requests = createPendingRequests()
      const counts = new Map<string, number>()
      for (const { url, begins } of steps) {
        counts.set(url, Math.max(0, (counts.get(url) ?? 0) + (begins ? 1 : -1)))
        if (begins) requests.start(url)
        else requests.end(url)
        expect(requests.pending()).toBe([...counts.values()].some((count) => count > 0))
      }
    }),
  )
})
