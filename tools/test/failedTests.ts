import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'

/** A test that failed, or a script that is run again as one. */
export interface FailedTest {
  /** Its path, as Vitest reports it; of a script there is none. */
  file: string
  /** With the names of the groups that it is in, as `--testNamePattern` reads it. */
  name: string
  /** What its failure says first. */
  says: string
}

const Report = z.object({
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})

/**
 * The tests that failed in a run of Vitest.
 * @param report its json report; empty when there is none
 * @param printed by the same run: errors outside of tests are told there alone
 * @returns `undefined` when it failed for anything but tests: a file, a hook, an error that nobody caught, its own end
 */
export function failedTests(report: string, printed: string): FailedTest[] | undefined {
  const read = readReport(report)
  if (!read || /^ *Errors +\d+ errors?$/m.test(stripVTControlCharacters(printed))) return undefined
  const failed = read.tests.filter(({ status }) => status === 'failed')
  // A file and each group in it count as failed by a test in them. Where more than these failed, a hook did, or what a file imports.
  const suites = new Set(
    failed.flatMap(({ file, groups }) =>
      [...groups.keys(), groups.length].map((depth) => JSON.stringify([file, ...groups.slice(0, depth)])),
    ),
  )
  if (failed.length === 0 || read.failedSuites > suites.size) return undefined
  return failed.map(({ file, name, messages }) => ({ file, name, says: firstWords(messages[0] ?? '') }))
}

/** Whether a test was run and passed, by Vitest's json report. What is skipped is in it, too: it has not passed. */
export function hasPassed(report: string, { file, name }: FailedTest): boolean {
  const same = readReport(report)?.tests.filter((test) => test.file === file && test.name === name) ?? []
  return same.length > 0 && same.every(({ status }) => status === 'passed')
}

/** A pattern for `--testNamePattern` that fits these names and no other. */
export const patternOf = (names: readonly string[]): string =>
  `^(?:${names.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$`

/** The first two lines of a failure that say something: no place in the code, no address of a Storybook that does not run. */
export const firstWords = (message: string): string =>
  stripVTControlCharacters(message)
    .split(/\n\s+at /, 1)
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.includes('Click to debug the error'))
    .slice(0, 2)
    .join(' ')

/** The tests of a run by Vitest's json report, with how they ended; `undefined` without a whole report. */
export function readReport(report: string) {
  // A process that is killed leaves none, or half of one.
  if (!report.trimEnd().endsWith('}')) return undefined
  const { numFailedTestSuites, testResults } = Report.parse(JSON.parse(report))
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles: groups, title, status, failureMessages: messages }) => ({
      file,
      groups,
      title,
      // As Vitest joins them for the pattern; the report's own `fullName` has spaces in between.
      name: [...groups, title].join(' > '),
      status,
      messages,
    })),
  )
  return { tests, failedSuites: numFailedTestSuites }
}
