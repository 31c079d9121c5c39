import { expect, test } from 'vitest'
import { insertItem } from './insert.ts'

test('an item goes to the end of its list, however it is written', () => {
  expect(insertItem('a = { b, c }', 'a = {', 'd')).toBe('a = { b, c, d }')
  expect(insertItem('a([\n  b,\n  c([d]),\n])', 'a([', 'e')).toBe('a([\n  b,\n  c([d]), e ])')
  expect(insertItem('a = {}', 'a = {', 'b')).toBe('a = { b }')
})

test('a file without the place is refused', () => {
  expect(() => insertItem('a = {', 'a = {', 'b')).toThrow()
  expect(() => insertItem('', 'a = {', 'b')).toThrow()
})
