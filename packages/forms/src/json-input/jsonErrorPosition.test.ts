import { describe, expect, it } from 'vitest'
import { jsonErrorPosition } from './jsonErrorPosition.js'

describe('jsonErrorPosition', () => {
  it.each([
    ['{"a": 1,}', 1, 9],
    ['{"a": 1\n "b": 2}', 2, 2],
    ['{\n  "a": tru\n}', 2, 8],
    ['[1, 2', 1, 6],
    ['', 1, 1],
    ['{} x', 1, 4],
    ['{"a" 1}', 1, 6],
    ["{'a': 1}", 1, 2],
    ['[1 2]', 1, 4],
    ['"open', 1, 1],
    ['{"a": [1, {"b": }]}', 1, 17],
    ['01', 1, 2],
  ])('finds the error in %j', (text, line, column) => {
    expect(() => void JSON.parse(text)).toThrow()
    expect(jsonErrorPosition(text)).toEqual({ line, column })
  })

  it('reads deeply nested text without running out of stack', () => {
    expect(jsonErrorPosition('['.repeat(200_000))).toEqual({ line: 1, column: 200_001 })
  })
})
