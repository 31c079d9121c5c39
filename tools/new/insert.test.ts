import { expect, test } from 'vitest'
import { insertFrom, insertItem } from './insert.ts'

test('a line goes to its place in the order', () => {
  const before =
    "import { x } from 'zod'\nimport { a } from './a.js'\nimport { c } from './c.js'\n\nexport const d = 1\n"
  expect(insertFrom(before, "import { b } from './b.js'")).toBe(
    before.replace('import { c }', "import { b } from './b.js'\nimport { c }"),
  )
  expect(insertFrom(before, "import { d } from './d.js'")).toContain("'./c.js'\nimport { d } from './d.js'\n\n")
})

test('an item goes to the end of its list, however it is written', () => {
  expect(insertItem('a = { b, c }', 'a = {', 'd')).toBe('a = { b, c, d }')
  expect(insertItem('a([\n  b,\n  c([d]),\n])', 'a([', 'e')).toBe('a([\n  b,\n  c([d]), e ])')
  expect(insertItem('a = {}', 'a = {', 'b')).toBe('a = { b }')
})

test('a file without the place is refused', () => {
  expect(() => insertItem('a = {', 'a = {', 'b')).toThrow()
  expect(() => insertItem('', 'a = {', 'b')).toThrow()
  expect(() => insertFrom('const a = 1', "import { b } from './b.js'")).toThrow()
})
