import { expect, test } from 'vitest'
import { failedTests, firstWords, hasPassed, patternOf } from './failedTests.ts'

/** A report as Vitest writes it: of each test the groups around it, its name, and how it ended. */
const report = (failedSuites: number, ...tests: [groups: string[], title: string, status: string][]) =>
  JSON.stringify({
    numFailedTestSuites: failedSuites,
    testResults: [
      {
        name: '/a.test.ts',
        assertionResults: tests.map(([ancestorTitles, title, status]) => ({
          ancestorTitles,
          title,
          status,
          failureMessages: status === 'failed' ? ['Error: no\n    at /a.test.ts:1:1'] : [],
        })),
      },
    ],
  })

const story = 'Default  \u200B'

test('failed tests have the name that Vitest chooses them by', () => {
  const read = failedTests(report(2, [[story], 'opens', 'failed'], [[], 'Open', 'failed'], [[], 'a', 'passed']), '')
  expect(read).toEqual([
    { file: '/a.test.ts', name: `${story} > opens`, says: 'Error: no' },
    { file: '/a.test.ts', name: 'Open', says: 'Error: no' },
  ])
})

test('what is not the failure of a test is none of these: a file, a hook, an error that nobody caught, a sudden end', () => {
  const one: [string[], string, string] = [[], 'a', 'failed']
  expect(failedTests(report(1, one), '      Tests  1 failed (1)\n')).toHaveLength(1)
  // A file that cannot be collected counts as failed, and has no tests.
  expect(failedTests(report(2, one), '')).toBeUndefined()
  // What a hook failed is skipped.
  expect(failedTests(report(1, [[], 'a', 'skipped']), '')).toBeUndefined()
  expect(failedTests(report(2, one, [['group'], 'b', 'skipped']), '')).toBeUndefined()
  expect(failedTests(report(1, one), '\u001B[2m     Errors \u001B[22m \u001B[31m1 error\u001B[39m\n')).toBeUndefined()
  expect(failedTests(report(1, one).slice(0, 40), '')).toBeUndefined()
  expect(failedTests('', '')).toBeUndefined()
})

test('what was not run has not passed', () => {
  const one = { file: '/a.test.ts', name: `${story} > opens`, says: '' }
  expect(hasPassed(report(0, [[story], 'opens', 'passed'], [[], 'b', 'skipped']), one)).toBe(true)
  expect(hasPassed(report(0, [[story], 'opens', 'skipped']), one)).toBe(false)
  expect(hasPassed(report(0, [[], 'opens', 'passed']), one)).toBe(false)
  expect(hasPassed('', one)).toBe(false)
})

test('a pattern fits its names and no other', () => {
  const names = [`${story} > costs $1.50 (a|b) [c]* \\d+? ^{1}`, 'two\nlines', 'a.b']
  const pattern = new RegExp(patternOf(names))
  for (const name of names) expect(name).toMatch(pattern)
  for (const other of ['axb', 'a.b c', 'c a.b', 'two', story, `${names[0]}!`]) expect(other).not.toMatch(pattern)
})

test('of a failure its first two lines are told, not where it was', () => {
  const storybook = '\n\u001B[34mClick to debug the error directly in Storybook: http://localhost/\u001B[39m\n\n'
  expect(firstWords(`${storybook}Error: first\n\nsecond\nthird\n    at a.ts:1`)).toBe('Error: first second')
})
