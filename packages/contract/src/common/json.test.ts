import { expect, test } from 'vitest'

import { json, maxJsonDepth, maxJsonLength } from './json.js'

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

test('takes any JSON, nested as deep as it may be', () => {
  const full: unknown = JSON.parse(JSON.stringify(nested(maxJsonDepth)).replace('[]', '[1]'))
  for (const value of [null, 'x', 1, [], { a: [1, { b: null }] }, full]) {
    expect(json.parse(value)).toEqual(value)
  }
})

test('takes as many characters as it says, and not one more', () => {
  const text = (length: number) => 'x'.repeat(length - '[""]'.length)
  expect(json.safeParse([text(maxJsonLength)]).success).toBe(true)
  expect(json.safeParse([text(maxJsonLength + 1)]).success).toBe(false)
})

test('refuses what is nested deeper, however deep, and what is no JSON', () => {
  for (const value of [nested(maxJsonDepth + 1), nested(100_000), undefined, new Date(0), () => 1]) {
    expect(json.safeParse(value).success).toBe(false)
  }
})
