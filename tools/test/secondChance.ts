import type { Check } from './checks.ts'
import type { FailedTest } from './failedTests.ts'
import { schedule } from './schedule.ts'

/** How a check ended. */
export interface Outcome {
  passed: boolean
  /** The tests that failed; `undefined` when anything else did, too. */
  failed?: readonly FailedTest[]
  /** The highest load of the machine, over a minute, while it ran. */
  load: number
}

/** How checks are run. */
export interface Runner {
  run: (check: Check) => Promise<Outcome>
  /** Runs again what failed, alone; resolves to what failed once more. */
  again: (check: Check, failed: readonly FailedTest[]) => Promise<readonly FailedTest[]>
}

/** A test that failed and then passed. */
export interface Flaky extends FailedTest {
  check: Check
  /** While it failed. */
  load: number
}

/** What all checks came to. */
export interface Result {
  failed: Check[]
  /** Of these: what was not run, because it needs another one. */
  notRun: Check[]
  flaky: Flaky[]
  /** Why something that failed had no second chance; empty when all had one. */
  refusal: string
}

/** More failed tests than these are no matter of chance. */
const MOST = 5

/**
 * Runs checks side by side, then what failed once more, alone, then what had to wait for that. Nothing is run again where the
 * run stays red anyway: by a check that has no second chance, by anything but tests, or by too many of them.
 * @param strict no second chance at all
 */
export async function secondChance(
  checks: readonly Check[],
  places: number,
  { run, again }: Runner,
  strict = false,
): Promise<Result> {
  const outcomes = new Map<Check, Outcome>()
  const twice = new Set<Check>()
  const flaky: Flaky[] = []
  const refusalOf = (red: readonly Check[]) => {
    for (const check of red) {
      if (twice.has(check)) return `${check.name} failed twice`
      if (check.again === undefined) return `${check.name} has none`
      if (!outcomes.get(check)?.failed) return `${check.name} failed by more than its tests`
    }
    const count = red.reduce((sum, check) => sum + (outcomes.get(check)?.failed?.length ?? 0), flaky.length)
    return count > MOST ? `${count} tests failed, more than ${MOST}` : ''
  }
  for (;;) {
    // What has run answers with what it came to, so that this time those are run that could not be.
    const failed = await schedule(checks, places, async (check) => {
      const outcome = outcomes.get(check) ?? (await run(check))
      outcomes.set(check, outcome)
      return outcome.passed
    })
    const notRun = failed.filter((check) => !outcomes.has(check))
    const red = failed.filter((check) => outcomes.has(check))
    if (red.every((check) => twice.has(check))) return { failed, notRun, flaky, refusal: '' }
    const refusal = strict ? 'the run is strict' : refusalOf(red)
    if (refusal !== '') return { failed, notRun, flaky, refusal }
    for (const check of red) {
      const { failed: tests = [], load } = outcomes.get(check) ?? { load: 0 }
      const still = await again(check, tests)
      flaky.push(...tests.filter((test) => !still.includes(test)).map((test) => ({ ...test, check, load })))
      outcomes.set(check, { passed: still.length === 0, load })
      twice.add(check)
    }
  }
}
