import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { changed } from './test/changed.ts'
import { checks, chosen, type Check } from './test/checks.ts'
import { flakyLine } from './test/flakyLine.ts'
import { leftToLooks } from './test/leftToLooks.ts'
import { measureSpeed } from './test/measureSpeed.ts'
import { perform } from './test/perform.ts'
import { reportOf, runAgain, runCheck, type Show } from './test/runCheck.ts'
import { secondChance } from './test/secondChance.ts'
import { timeTable, type Row } from './test/table.ts'
import { Turns } from './test/Turns.ts'
import { watchUsage } from './test/usage.ts'

// `pnpm test` runs every check, `pnpm test types unit` these and what they need, `pnpm test stories --shard 1/3` a third of the
// stories, `pnpm test --changed [commit]` what the changes since a commit (default: what is not committed) can reach. A failed
// test has a second chance, which is told, unless the run is `--strict`.
const { values, positionals } = parseArgs({
  options: {
    shard: { type: 'string' },
    changed: { type: 'boolean' },
    far: { type: 'boolean' },
    strict: { type: 'boolean' },
  },
  allowPositionals: true,
})

const start = performance.now()
const all = watchUsage(process.pid)
const rows: Row[] = []
/** What failed checks printed last is repeated at the end, where it is looked for first: this many characters for all of them. */
const KEPT = 9000
const lastWords = new Map<Check, string>()
const turns = new Turns((text) => process.stdout.write(text))

const sharded = (check: Check) =>
  values.shard !== undefined && check.id === 'stories'
    ? { ...check, command: `${check.command} --shard=${values.shard}` }
    : check
const selected = values.changed ? await changed(positionals[0], values.far ?? false) : chosen(positionals).map(sharded)

/** Only figures of a whole run are compared with those of another one. */
const speed = selected.length === checks.length ? await measureSpeed() : undefined

const showing =
  (check: Check): Show =>
  async (name, command) => {
    const turn = turns.begin(`\n▸ ${name}\n`)
    const performed = await perform(command, turn.say)
    const { code, printed, wall, cpu, peak } = performed
    rows.push({ name, passed: code === 0, wall, cpu, peak })
    lastWords.set(check, `${lastWords.get(check) ?? ''}${printed}`.slice(-KEPT))
    turn.end(`${code === 0 ? '✓' : '✗'} ${name} (${wall.toFixed(1)} s)\n`)
    return performed
  }

let left = ''
const cores = availableParallelism()
/** Each check waits now and then for a disk, a timer or the network: one more than there are cores keeps all of them busy. */
const places = Math.max(2, cores) + 1
const { failed, notRun, flaky, refusal } = await secondChance(
  selected,
  places,
  {
    run: async (check) => {
      const outcome = await runCheck(check, showing(check))
      if (check.id === 'stories') left = leftToLooks(await reportOf(check))
      return outcome
    },
    again: (check, tests) => {
      lastWords.delete(check)
      return runAgain(check, tests, showing(check))
    },
  },
  values.strict,
)

all.stop()
const names = (some: readonly Check[]) => some.map(({ name }) => name).join(', ')
const red = failed.filter((check) => !notRun.includes(check))
for (const check of red)
  console.error(`\n✗ ${check.name} ended with:\n${lastWords.get(check)?.slice(-KEPT / red.length)}`)
const whole = { wall: (performance.now() - start) / 1000, peak: all.usage().peak, passed: failed.length === 0 }
console.log(`\n${timeTable(rows, whole)}`)
if (speed !== undefined)
  console.log(
    `\nBefore they began this machine took ${speed.toFixed(2)} times as long as a quiet one for the same work.`,
  )
if (left !== '') console.log(`\n${left}`)
if (failed.length > 0) console.error(`\nFailed: ${names(failed)}`)
if (notRun.length > 0) console.error(`Not run, because they need one of these: ${names(notRun)}`)
if (refusal !== '') console.error(`No second chance: ${refusal}.`)
if (selected.length < checks.length) console.log(`\n${selected.length} of ${checks.length} checks were asked for.`)
console.log(`\n${selected.length - failed.length} passed, ${failed.length} failed`)
for (const one of flaky) console.log(flakyLine(one, cores))
process.exit(failed.length > 0 ? 1 : 0)
