import { readReport } from './failedTests.ts'

/**
 * What a run of the stories as tests has shown, and what it has left to `pnpm looks`, in a sentence; empty without a report.
 * @param report of Vitest, in json
 */
export function leftToLooks(report: string): string {
  const { tests = [] } = readReport(report) ?? {}
  if (tests.length === 0) return ''
  const run = tests.filter(({ status }) => status === 'passed' || status === 'failed')
  // A story with tests is a group of them, in which it is called so by Storybook itself.
  const asserting = run.filter(({ groups, title }) => groups.length > 0 && title !== 'base story').length
  return (
    `Of the stories ${asserting} tests and ${run.length - asserting} that act or are met first were run. Left to \`pnpm looks\`: ` +
    `${tests.length - run.length} more, all pictures, contrast in the dark, axe in every other state, one press – one request.`
  )
}
