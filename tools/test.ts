import { run } from './run.ts'

/** A check: its name, and its command; several commands run side by side. */
type Check = readonly [name: string, ...commands: string[]]

/** Everything that must hold before a commit lands, cheapest first. The hosted checks run exactly this. */
const checks: readonly Check[] = [
  ['format', 'oxfmt --check'],
  ['lint', 'oxlint'],
  ['types', 'tsc -b'],
  ['unused code', 'knip'],
  ['rules and units', 'vitest run --project unit'],
  ['sample services in the browser', 'vitest run --project browser'],
  ['packages', 'node tools/check-packages.ts'],
  ['sizes', 'node tools/check-size.ts'],
  // Each theme keeps about one core busy.
  ['stories in light and dark', 'vitest run --project light', 'vitest run --project dark'],
  ['Storybook', 'pnpm build:storybook'],
  ['app, built and started as the README says', 'node tools/check-start.ts'],
  ['app for a remote back end', 'pnpm --filter @embpm/app build:remote --logLevel warn'],
  ['journeys', 'vitest run --project e2e'],
  ['a consumer outside the workspace', 'vitest run --project consumer'],
]

/** What a run says whose browser died: no finding of a test, and what it had not come to is not known. */
const BROWSER_DIED = 'VITEST_BROWSER_CONNECTION_CLOSED'

/** What a failed check printed last is told once more at the end, where it is looked for first. */
const KEPT = 12_000
const failed = new Map<string, string>()
for (const [name, ...commands] of checks) {
  const start = performance.now()
  console.log(`\n▸ ${name}`)
  const runs = await Promise.all(commands.map(check))
  const broken = runs.filter(({ code }) => code !== 0)
  console.log(`${broken.length > 0 ? '✗' : '✓'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  if (broken.length > 0) failed.set(name, broken.map(({ printed }) => printed).join('\n'))
}

for (const [name, printed] of failed) console.error(`\n✗ ${name} ended with:\n${printed}`)
if (failed.size > 0) console.error(`\nFailed: ${[...failed.keys()].join(', ')}`)
console.log(`\n${checks.length - failed.size} passed, ${failed.size} failed`)
process.exit(failed.size > 0 ? 1 : 0)

interface Run {
  code: number
  /** The last of what it printed. */
  printed: string
}

async function check(line: string): Promise<Run> {
  const first = await runOnce(line)
  if (first.code === 0 || !first.printed.includes(BROWSER_DIED)) return first
  console.log(`The browser of "${line}" died: once more.`)
  return runOnce(line)
}

async function runOnce(line: string): Promise<Run> {
  const [command = '', ...args] = line.split(' ')
  let printed = ''
  const code = await run(command, args, { CI: 'true' }, (text) => {
    printed = (printed + text).slice(-KEPT)
  })
  return { code, printed }
}
