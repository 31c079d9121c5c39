import { expect, test } from 'vitest'
import { leftToLooks } from './leftToLooks.ts'

const one = (title: string, status: string, ...ancestorTitles: string[]) => ({
  title,
  status,
  ancestorTitles,
  failureMessages: [],
})

test('what was run is told apart from what is left', () => {
  const assertionResults = [
    one('base story', 'passed', 'Default'),
    one('finds', 'failed', 'Default'),
    one('sorts', 'passed', 'Default'),
    one('German', 'skipped'),
    one('base story', 'skipped', 'Narrow'),
  ]
  expect(
    leftToLooks(JSON.stringify({ numFailedTestSuites: 2, testResults: [{ name: 'A', assertionResults }] })),
  ).toMatch(/2 tests and 1 that act .*: 2 more, all pictures/)
})

test('without a report, nothing is said', () => {
  expect(leftToLooks('')).toBe('')
})
