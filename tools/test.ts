import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { changed } from './test/changed.ts'
import { checks, chosen, type Check } from './test/checks.ts'
import { perform } from './test/perform.ts'
import { schedule } from './test/schedule.ts'
import { timeTable, type Row } from './test/table.ts'
import { Turns } from './test/Turns.ts'
import { watchUsage } from './test/usage.ts'

// `pnpm test` runs every check, `pnpm test types unit` these and what they need, `pnpm test stories --shard 1/3` a third of the
// stories, `pnpm test --changed [commit]` what the changes since a commit (default: what is not committed) can reach.
const { values, positionals } = parseArgs({
  options: { shard: { type: 'string' }, changed: { type: 'boolean' }, far: { type: 'boolean' } },
  allowPositionals: true,
})

const start = performance.now()
const all = watchUsage(process.pid)
const rows: Row[] = []
/** What failed checks printed last is repeated at the end, where it is looked for first: this many characters for all of them. */
const KEPT = 9000
const lastWords = new Map<string, string>()
const turns = new Turns((text) => process.stdout.write(text))

const sharded = (check: Check) =>
  values.shard !== undefined && check.id === 'stories'
    ? { ...check, command: `${check.command} --shard=${values.shard}` }
    : check
const selected = values.changed ? await changed(positionals[0], values.far ?? false) : chosen(positionals).map(sharded)

/** Each check waits now and then for a disk, a timer or the network: one more than there are cores keeps all of them busy. */
const places = Math.max(2, availableParallelism()) + 1
const failed = await schedule(selected, places, async ({ name, command, env }) => {
  const turn = turns.begin(`\n▸ ${name}\n`)
  const { code, printed, wall, cpu, peak } = await perform({ command, env }, turn.say)
  rows.push({ name, passed: code === 0, wall, cpu, peak })
  if (code !== 0) lastWords.set(name, printed)
  turn.end(`${code === 0 ? '✓' : '✗'} ${name} (${wall.toFixed(1)} s)\n`)
  return code === 0
})

all.stop()
for (const [name, printed] of lastWords)
  console.error(`\n✗ ${name} ended with:\n${printed.slice(-KEPT / lastWords.size)}`)
console.log(`\n${timeTable(rows, { wall: (performance.now() - start) / 1000, peak: all.usage().peak })}`)
const skipped = failed.filter(({ name }) => rows.every((row) => row.name !== name))
if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
if (skipped.length > 0)
  console.error(`Not run, because they need one of these: ${skipped.map(({ name }) => name).join(', ')}`)
if (selected.length < checks.length) console.log(`\n${selected.length} of ${checks.length} checks were asked for.`)
console.log(`\n${selected.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)
