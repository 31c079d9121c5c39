/** One of the checks: a command, and what it needs. */
export interface Check {
  /** What it is called on the command line. */
  id: string
  /** What it is called in reports. */
  name: string
  command: string
  /** How many places it takes; there is one more than there are processor cores. Default 1. */
  places?: 1 | 2
  /** Of the environment, beside the command's own. */
  env?: Readonly<Record<string, string>>
  /** Checks that must have ended before, because they build what this one looks at. */
  after?: readonly string[]
  /** What of it has a second chance when it fails: the failed tests of its Vitest project, or the whole script. Default nothing. */
  again?: 'tests' | 'whole'
}

/**
 * Of what is written in Go: one thread does nothing twice, and collecting garbage seldomer than at twice of what is needed
 * (https://go.dev/doc/gc-guide#GOGC) takes less time for more memory.
 */
const go = (GOGC: string) => ({ GOGC, GOMAXPROCS: '1' })

/**
 * What the product does, in the order of their turns: what is quick, then what takes longest, then what fits beside it. How it
 * appears is looked at by `pnpm looks`. The hosted checks run exactly these two.
 */
export const checks: readonly Check[] = [
  { id: 'format', name: 'format', command: 'oxfmt --check' },
  { id: 'unused', name: 'unused code', command: 'knip' },
  { id: 'types', name: 'types', command: 'tsc -b --checkers 1 --builders 1', env: go('300') },
  {
    id: 'start',
    name: 'app, built and started as the README says',
    command: 'node tools/check-start.ts',
    again: 'whole',
  },
  {
    id: 'remote',
    name: 'app for a remote back end',
    command: 'pnpm --filter @embpm/app build:remote --logLevel warn',
  },
  { id: 'lint', name: 'lint', command: 'oxlint', env: go('150'), after: ['types'] },
  { id: 'browser', name: 'what only a browser does', command: 'vitest run --project browser', again: 'tests' },
  {
    id: 'stories',
    name: 'stories',
    command: 'vitest run --project stories',
    places: 2,
    env: { STORY_RUN: 'tests' },
    again: 'tests',
  },
  {
    id: 'unit',
    name: 'rules and units',
    command: 'vitest run --project unit --maxWorkers=1',
    // One of them lints with types while the stories run: 0.5 GB less for five seconds more (https://go.dev/doc/gc-guide#Memory_limit).
    env: { GOMAXPROCS: '1', GOMEMLIMIT: '900MiB' },
  },
  { id: 'server', name: 'server, bundled', command: 'pnpm --filter @embpm/server bundle' },
  {
    id: 'e2e',
    name: 'journeys',
    command: 'vitest run --project e2e',
    after: ['start', 'remote', 'server'],
    again: 'tests',
  },
  { id: 'build', name: 'packages, built', command: 'pnpm build', after: ['types'] },
  { id: 'size', name: 'sizes', command: 'node tools/check-size.ts', env: go('300'), after: ['build'] },
  {
    id: 'consumer',
    name: 'a consumer outside the workspace',
    command: 'vitest run --project consumer',
    after: ['build'],
    again: 'tests',
  },
  { id: 'packages', name: 'packages, as published', command: 'node tools/check-packages.ts', after: ['build'] },
  { id: 'calls', name: 'calls of the sample services', command: 'node tools/check-calls.ts', after: ['stories'] },
]

/**
 * The checks of these ids and what they need, in the order of {@link checks}; all of them without an id.
 * @throws with the known ids when there is no such check
 */
export function chosen(ids: readonly string[]): readonly Check[] {
  const unknown = ids.filter((id) => checks.every((check) => check.id !== id))
  if (unknown.length > 0)
    throw new Error(`There is no check "${unknown.join('", "')}". There are: ${checks.map(({ id }) => id).join(', ')}.`)
  if (ids.length === 0) return checks
  const wanted = new Set(ids)
  for (const check of checks.toReversed()) if (wanted.has(check.id)) for (const id of check.after ?? []) wanted.add(id)
  return checks.filter(({ id }) => wanted.has(id))
}
