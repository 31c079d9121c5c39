import { expect, test } from 'vitest'
import { isAllStored, keeping, nothingKept, without, withKept } from './keptChanges.js'
import { entryOf } from './task.fixture.js'

const list = ['a', 'b', 'c'].map(entryOf)

test('shows what is kept over what is stored, and nothing once it was sent', () => {
  const kept = keeping(keeping(nothingKept, 'b', { completed: true }), 'b', { priority: 2 })
  expect(withKept(list, kept).map(({ completed, priority }) => [completed, priority])).toEqual([
    [false, 1],
    [true, 2],
    [false, 1],
  ])
  const half = without(kept, 'b', { completed: true })
  expect(half.fields).toEqual({ b: { priority: 2 } })
  expect(isAllStored(without(half, 'b', { priority: 2 }))).toBe(true)
})

test('what was changed again while it was sent stays', () => {
  const kept = keeping(keeping(nothingKept, 'a', { title: 'first' }), 'a', { title: 'second' })
  expect(without(kept, 'a', { title: 'first' }).fields).toEqual({ a: { title: 'second' } })
})

test('a kept order leads, and what it does not know follows in the stored order', () => {
  const ids = (order: string[]) => withKept(list, { ...nothingKept, order }).map(({ id }) => id)
  expect(ids(['c', 'a', 'b'])).toEqual(['c', 'a', 'b'])
  expect(ids(['c', 'gone'])).toEqual(['c', 'a', 'b'])
})
