import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '../run.ts'
import type { Check } from './checks.ts'
import { failedTests, firstWords, hasPassed, patternOf, type FailedTest } from './failedTests.ts'
import type { Command, Performed } from './perform.ts'
import type { Outcome } from './secondChance.ts'

/** Performs a command and shows it under a name. */
export type Show = (name: string, command: Command) => Promise<Performed>

/** Runs a check for the first time. */
export async function runCheck(check: Check, show: Show): Promise<Outcome> {
  const args = check.again === 'tests' ? await reporting(check) : []
  const { code, printed, load } = await show(check.name, { ...check, args })
  if (code === 0) return { passed: true, load }
  if (check.again === 'tests') return { passed: false, failed: failedTests(await reportOf(check), printed), load }
  return { passed: false, failed: [{ file: '', name: '', says: lastError(printed) }], load }
}

/**
 * Runs again what failed in a check: a script whole, of Vitest these tests alone.
 * @returns what failed again
 */
export async function runAgain(
  check: Check,
  failed: readonly FailedTest[],
  show: Show,
): Promise<readonly FailedTest[]> {
  const name = `${check.name}, again`
  const env = { ...check.env, AGAIN: '1' }
  if (check.again === 'whole') {
    const { code } = await show(name, { command: check.command, env })
    return code === 0 ? [] : failed
  }
  const still: FailedTest[] = []
  // A file at a time: a pattern of names holds for all files, and nearly each file of stories has one called "Default".
  for (const [file, tests] of Map.groupBy(failed, (test) => test.file)) {
    const pattern = patternOf(tests.map((test) => test.name))
    const args = [...(await reporting(check)), '--maxWorkers=1', `--testNamePattern=${pattern}`, file]
    const { code } = await show(`${name}: ${basename(file)}`, { command: vitestOf(check), args, env })
    const report = await reportOf(check)
    // Vitest ends well where nothing fits the pattern, and can fail where all tests passed.
    const red = tests.filter((test) => !hasPassed(report, test))
    still.push(...(code !== 0 && red.length === 0 ? tests : red))
  }
  return still
}

/** Without what had chosen the files: these are named now, and a shard of one file would be none. */
const vitestOf = ({ command }: Check) => /^vitest run --project \S+/.exec(command)?.[0] ?? command

const pathOf = ({ id }: Check) => join('node_modules/.cache/test', `${id}.json`)

/** Has Vitest write its report; one of before is no longer there. */
async function reporting(check: Check): Promise<string[]> {
  await rm(join(root, pathOf(check)), { force: true })
  // Whoever names reporters gets no other; the hosted runs' own one marks failures in the code.
  const hosted = process.env.GITHUB_ACTIONS === 'true' ? ['--reporter=github-actions'] : []
  return ['--reporter=default', ...hosted, '--reporter=json', `--outputFile.json=${pathOf(check)}`]
}

/** Vitest's report of a check's last run; empty when there is none. */
export const reportOf = (check: Check): Promise<string> => readFile(join(root, pathOf(check)), 'utf8').catch(() => '')

/** What a script failed with: its error, or else its last line. */
const lastError = (printed: string) =>
  firstWords(/^\w*Error\b.*$/ms.exec(printed)?.[0] ?? printed.trimEnd().split('\n').at(-1) ?? '')
