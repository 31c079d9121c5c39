import type { Task } from '@embpm/contract/sample/tasks'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryOf } from './task.fixture.js'
import { dropped, groupsOf, movedBy } from './taskOrder.js'

/** A letter for each entry; a capital one is a section. */
const list = (letters: string) => Array.from(letters, entryOf)
const text = (entries: readonly Task[]) => entries.map(({ id }) => id).join('')

test('a section goes to the next one; what stands before the first is a group without heading', () => {
  const groups = groupsOf(list('xAabBC'))
  expect(groups.map(({ section, tasks }) => [section?.id ?? null, text(tasks)])).toEqual([
    [null, 'x'],
    ['A', 'ab'],
    ['B', ''],
    ['C', ''],
  ])
})

test.each([
  ['AabBc', 'b', -1, 'AbaBc'],
  ['AabBc', 'b', 1, 'AaBbc'],
  ['AabBc', 'a', -1, 'aAbBc'],
  ['AabBc', 'c', 1, 'AabBc'],
  ['AabBc', 'A', 1, 'BcAab'],
  ['AabBc', 'B', -1, 'BcAab'],
  ['xAabBc', 'A', -1, 'xAabBc'],
  ['AabBc', 'B', 1, 'AabBc'],
] as const)('of %s, %s moves by %i: %s', (before, id, step, after) => {
  expect(text(movedBy(list(before), id, step))).toBe(after)
})

test.each([
  ['AabBcd', 'd', { on: 'a' }, 'AdabBc'],
  ['AabBcd', 'a', { on: 'c' }, 'AbBcad'],
  ['AabBcd', 'a', { on: 'B' }, 'AbBacd'],
  ['AabBcd', 'd', { behind: 'b' }, 'AabdBc'],
  ['AabBcd', 'a', { behind: 'd' }, 'AbBcda'],
  ['AabBcd', 'B', { on: 'b' }, 'BcdAab'],
  ['AabBcd', 'A', { on: 'd' }, 'BcdAab'],
  ['xAabBc', 'B', { on: 'x' }, 'xBcAab'],
  ['AabBcd', 'A', { on: 'b' }, 'AabBcd'],
] as const)('of %s, %s dropped at %o: %s', (before, id, place, after) => {
  expect(text(dropped(list(before), id, place))).toBe(after)
})

const letters = fc.uniqueArray(fc.constantFrom(...Array.from('abcdeABC')), { minLength: 1 })

test('whatever moves, nothing is lost and no section loses a task to another by moving itself', () => {
  fc.assert(
    fc.property(letters, fc.nat(), fc.nat(), fc.boolean(), (ids, one, other, isBehind) => {
      const before = list(ids.join(''))
      const [id, at] = [ids[one % ids.length] ?? '', ids[other % ids.length] ?? '']
      const results = [
        dropped(before, id, isBehind ? { behind: at } : { on: at }),
        movedBy(before, id, 1),
        movedBy(before, id, -1),
      ]
      for (const after of results) {
        expect(after.map((task) => task.id).toSorted()).toEqual(ids.toSorted())
        if (entryOf(id).type === 'task') continue
        const of = (entries: readonly Task[]) =>
          text(groupsOf(entries).find(({ section }) => section?.id === id)?.tasks ?? [])
        expect(of(after)).toBe(of(before))
      }
    }),
  )
})
