import { expect, test } from 'vitest'
import { countedGroups, idsAbove, idsBelow } from './countedGroups.js'

const group = (id: string, parentId: string | null) => ({ id, parentId, code: id, name: id, order: 0 })
const groups = [group('all', null), group('a', 'all'), group('a1', 'a'), group('b', 'all')]

test('a group counts what is below it, and what belongs to none stands last', () => {
  const own = new Map([
    ['a', 2],
    ['a1', 3],
    ['b', 1],
    ['', 4],
  ])
  const counts = countedGroups(groups, own, 'None').map(({ name, count }) => [name, count])
  expect(counts).toEqual([
    ['all', 6],
    ['a', 5],
    ['a1', 3],
    ['b', 1],
    ['None', 4],
  ])
})

test('the groups below one are found with it', () => {
  expect(idsBelow(groups, 'a')).toEqual(['a', 'a1'])
  expect(idsBelow(groups, 'all').toSorted()).toEqual(['a', 'a1', 'all', 'b'])
})

test('what is above a group is open with the groups at the top, also where groups name each other', () => {
  expect(idsAbove(groups, 'a1')).toEqual(['all', 'a'])
  expect(idsAbove(groups, undefined)).toEqual(['all'])
  expect(idsAbove([group('x', 'y'), group('y', 'x')], 'x')).toEqual(['y', 'x'])
})
