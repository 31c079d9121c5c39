import { formatCondition, parseCondition, type ConditionKind } from '@embpm/calendar/condition'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { conditionOf, conditionParts, rowOf, type Operator } from './conditionRows.js'

const kinds = fc.constantFrom<ConditionKind>('text', 'number', 'date', 'choice')
const typed = fc.oneof(
  fc
    .array(fc.constantFrom('a', 'B', '*', '\\', '!', '=', '<', '..', '7', '-1.5', '2026-01-31'), { maxLength: 5 })
    .map((signs) => signs.join('')),
  fc.constantFrom('1..5', '!1..5', '..5', '1..', '<5', '>5', '2026-01-31..', '!2026-01-31', '>2026-01-31'),
)

test('a condition that is opened and left as it is stays what it is', () => {
  fc.assert(
    fc.property(kinds, typed, (kind, text) => {
      const condition = parseCondition(text, kind)
      fc.pre(condition !== null && (kind !== 'choice' || !condition.value.includes('*')))
      const again = condition && conditionOf(rowOf(1, condition))
      expect(again && formatCondition(again)).toBe(condition && formatCondition(condition))
    }),
    { numRuns: 2000 },
  )
})

test.each<[Operator, string, string, string | null]>([
  ['contains', 'sales', '', '*sales*'],
  ['contains', 'Z*', '', 'Z*'],
  ['isNot', '*test*', '', '!*test*'],
  ['starts', 'Z*1', '', 'Z*1*'],
  ['ends', '*1', '', '*1'],
  ['is', '5\\*3', '', '=5*3'],
  ['is', '!x', '', '=!x'],
  ['starts', '!x', '', '\\!x*'],
  ['contains', '', '', null],
  ['emptyNot', '', '', '!='],
  ['between', '10', '', '10..'],
  ['betweenNot', '', '20', '!..20'],
  ['between', '', '', null],
  ['fromValue', '10', '20', '10..'],
  ['toValue', '10', '', '..10'],
  ['below', '10', '', '<10'],
])('%s %j %j is written %j', (operator, value, to, text) => {
  const condition = conditionOf({ id: 1, operator, value, to })
  expect(condition && formatCondition(condition)).toBe(text)
})

test('values to choose from and lines are told apart', () => {
  expect(conditionParts(['A', '=', 'Z*', '!B'], 'text', true)).toMatchObject({
    exclude: false,
    values: ['A', ''],
    others: [{ test: 'starts' }, { exclude: true, value: 'B' }],
  })
  expect(conditionParts(['!A', '!B', '*x*'], 'text', true)).toMatchObject({ exclude: true, values: ['A', 'B'] })
  expect(conditionParts(['A'], 'text', false)).toMatchObject({ values: [], others: [{ value: 'A' }] })
})
