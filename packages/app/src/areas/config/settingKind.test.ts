import { expect, test } from 'vitest'
import { fitsType } from './settingKind.js'

test.each([
  ['number', '587', true],
  ['number', '-0.5', true],
  ['number', '5 apples', false],
  ['number', '  ', false],
  ['boolean', 'true', true],
  ['boolean', 'yes', false],
  ['url', 'https://api.example.test/v1', true],
  ['url', '/api', true],
  ['url', 'data:text/html,hostile', false],
  ['url', 'api', false],
  ['json', '{"a":[1]}', true],
  ['json', '{a:1}', false],
  ['text', 'anything', true],
  ['json', '', true],
] as const)('%s reads %j: %s', (type, value, fits) => {
  expect(fitsType(type, value)).toBe(fits)
})
