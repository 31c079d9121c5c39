import { expect, test } from 'vitest'
import { overBudget } from './overBudget.ts'

const budgets = new Map([['@embpm/ui/button', 100]])

test('a size within its budget passes', () =>
  expect(overBudget(new Map([['@embpm/ui/button', 100]]), budgets)).toEqual([]))

test.each([
  ['a byte too much', [['@embpm/ui/button', 101]], '1 over its budget'],
  [
    'a subpath without a budget',
    [
      ['@embpm/ui/button', 1],
      ['@embpm/ui/new', 1],
    ],
    '@embpm/ui/new has no budget',
  ],
  ['a budget without a subpath', [], 'is for nothing'],
] as const)('%s is told', (_, sizes, sentence) => {
  const wrong = overBudget(new Map(sizes), budgets)
  expect(wrong).toHaveLength(1)
  expect(wrong[0]).toContain(sentence)
})
