import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { defects } from './defects.ts'
import { chosen, replaceOnce } from './plant.ts'

test('a passage that stands once is replaced', () => {
  expect(replaceOnce('one two three', 'two', '2')).toBe('one 2 three')
  expect(replaceOnce('one two three', ' two', '')).toBe('one three')
  expect(replaceOnce('price', 'price', '$& $1')).toBe('$& $1')
})

test.each([
  ['is missing', 'one three', 'two', '"two" occurs 0 times'],
  ['stands twice', 'two by two', 'two', '"two" occurs 2 times'],
  ['is empty', 'one', '', 'not once'],
])('a passage that %s is refused', (_, text, find, sentence) => {
  expect(() => replaceOnce(text, find, 'x')).toThrow(sentence)
})

test('defects are chosen by name; an unknown one is refused with the known', () => {
  expect(chosen(defects, [])).toBe(defects)
  expect(chosen(defects, ['iso-week']).map(({ name }) => name)).toEqual(['iso-week'])
  expect(() => chosen(defects, ['iso-weeks'])).toThrow(/There is no defect "iso-weeks"\. There are: .*\biso-week\b/)
})

test('each defect has a name of its own and a place in the code as it is', () => {
  expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length)
  for (const { file, find, replace } of defects) {
    const sound = readFileSync(join(root, file), 'utf8')
    expect(replaceOnce(sound, find, replace), file).not.toBe(sound)
  }
})
