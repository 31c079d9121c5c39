import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { memoryHistory, storedHistory } from './ValueHelpHistory.js'

test('recent values are the newest first, each once, at most eight', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L')), (chosen) => {
      const history = memoryHistory()
      for (const key of chosen) history.remember([key])
      const newestFirst = [...new Set(chosen.toReversed())].slice(0, 8)
      expect(history.snapshot().recent).toEqual(newestFirst)
    }),
  )
})

test('a favourite stays until it is taken back', () => {
  const history = memoryHistory()
  const told = vi.fn<() => void>()
  const end = history.subscribe(told)
  history.setFavourite('B', true)
  history.setFavourite('A', true)
  const before = history.snapshot()
  history.setFavourite('A', true)
  expect(history.snapshot()).toBe(before)
  history.setFavourite('B', false)
  expect(history.snapshot().favourites).toEqual(['A'])
  expect(told).toHaveBeenCalledTimes(3)
  end()
  history.remember(['C'])
  expect(told).toHaveBeenCalledTimes(3)
})

const storageWith = (text: string | null) => {
  let stored = text
  return { getItem: () => stored, setItem: (_: string, next: string) => void (stored = next) }
}

test('what is stored is there again', () => {
  const storage = storageWith(null)
  const history = storedHistory(storage, 'services')
  history.remember(['A', 'B'])
  history.setFavourite('C', true)
  expect(storedHistory(storage, 'services').snapshot()).toEqual({ recent: ['A', 'B'], favourites: ['C'] })
})

test.for(['', 'null', '[]', '{', '{"recent":"A"}', '{"recent":[1],"favourites":{}}'])('%j is nothing', (text) => {
  expect(storedHistory(storageWith(text), 'services').snapshot()).toEqual({ recent: [], favourites: [] })
})

test('a storage that refuses is done without', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const history = storedHistory({ getItem: refuse, setItem: refuse }, 'services')
  history.remember(['A'])
  expect(history.snapshot().recent).toEqual(['A'])
})
