import { expect, test } from 'vitest'
import { newBudgets, overBudget } from './overBudget.ts'

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

test('a folder has one budget for those that have none of their own', () => {
  const measured = new Map([
    ['@embpm/contract/service', 90],
    ['@embpm/contract/process', 98],
    ['@embpm/contract', 50],
  ])
  const folder = new Map([
    ['@embpm/contract', 50],
    ['@embpm/contract/*', 95],
  ])
  expect(overBudget(measured, folder)).toEqual(['@embpm/contract/process weighs 98 bytes, 3 over its budget.'])
  expect(Object.fromEntries(newBudgets(measured, folder))).toEqual({ '@embpm/contract': 60, '@embpm/contract/*': 110 })
  expect(overBudget(new Map([['@embpm/contract', 50]]), folder)).toEqual([
    'The budget of @embpm/contract/* is for nothing.',
  ])
})
