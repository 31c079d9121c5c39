import { run } from './run.ts'

/** Everything that must hold before a commit lands, cheapest first. The hosted checks run exactly this. */
const checks: readonly (readonly [name: string, ...command: string[]])[] = [
  ['format', 'oxfmt', '--check'],
  ['lint', 'oxlint'],
  ['types', 'tsc', '-b'],
  ['unused code', 'knip'],
  ['rules and units', 'vitest', 'run', '--project', 'unit'],
  ['sample services in the browser', 'vitest', 'run', '--project', 'browser'],
  ['packages', 'node', 'tools/check-packages.ts'],
  ['sizes', 'node', 'tools/check-size.ts'],
  ['stories in light and dark', 'vitest', 'run', '--project', 'light', '--project', 'dark'],
  ['Storybook', 'pnpm', 'build:storybook'],
  ['app', 'pnpm', '--filter', '@embpm/app', 'build', '--logLevel', 'warn'],
  ['app for a remote back end', 'pnpm', '--filter', '@embpm/app', 'build:remote', '--logLevel', 'warn'],
  ['journeys', 'vitest', 'run', '--project', 'e2e'],
  ['a consumer outside the workspace', 'vitest', 'run', '--project', 'consumer'],
]

const failed: string[] = []
for (const [name, command, ...args] of checks) {
  const start = performance.now()
  console.log(`\n▸ ${name}`)
  const code = await run(command ?? '', args, { CI: 'true' })
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  if (code !== 0) failed.push(name)
}

if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${checks.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)
