import type { Check } from './checks.ts'

/**
 * Runs checks side by side: each begins as soon as what it needs has ended, no earlier one that could begin still waits, and
 * as many places are free as it takes. A check that failed stops none but those that need it, which count as failed without
 * being run.
 * @param places for checks; one that takes more than there are runs alone
 * @param perform runs one check; resolves to whether it passed
 * @returns the checks that failed or could not be run
 */
export async function schedule(
  checks: readonly Check[],
  places: number,
  perform: (check: Check) => Promise<boolean>,
): Promise<Check[]> {
  const waiting = [...checks]
  const ids = new Set(checks.map(({ id }) => id))
  const passed = new Set<string>()
  const failed: Check[] = []
  const running = new Map<Check, Promise<void>>()
  const hasFailed = (id: string) => failed.some((check) => check.id === id)
  const needs = ({ after = [] }: Check) => after.filter((id) => ids.has(id))
  const takes = ({ places: wanted = 1 }: Check) => Math.min(wanted, places)

  while (waiting.length > 0 || running.size > 0) {
    const hopeless = waiting.find((check) => needs(check).some(hasFailed))
    if (hopeless) {
      waiting.splice(waiting.indexOf(hopeless), 1)
      failed.push(hopeless)
      continue
    }
    const free = places - [...running.keys()].reduce((sum, check) => sum + takes(check), 0)
    const first = waiting.find((check) => needs(check).every((id) => passed.has(id)))
    if (first && takes(first) <= free) {
      waiting.splice(waiting.indexOf(first), 1)
      const run = perform(first).then((isFine) => {
        running.delete(first)
        if (isFine) passed.add(first.id)
        else failed.push(first)
      })
      running.set(first, run)
    } else if (running.size > 0) await Promise.race(running.values())
    else throw new Error(`These checks wait for each other: ${waiting.map(({ id }) => id).join(', ')}`)
  }
  return failed
}
