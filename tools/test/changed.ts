import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readProject } from '../house/readProject.ts'
import { root } from '../run.ts'
import { checks, type Check } from './checks.ts'
import { reach } from './reach.ts'

const execute = promisify(execFile)

/** A change of one of these can reach anything. */
export const everything =
  /^(?:pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|vitest\.config\.ts|tsconfig.*\.json|\.storybook\/[^/]+)$/

/**
 * The checks that a change can reach, each over no more than that: format and lint of the files, the types, the tests that
 * import them and the rules of the house, and the stories near them.
 * @param since a commit; default `HEAD`: what is not committed yet
 * @param far also the stories that import what changed over more than two others; how many there are is printed
 */
export async function changed(since = 'HEAD', far = false): Promise<readonly Check[]> {
  const files = await changedFiles(since)
  if (files.length === 0) console.log(`Nothing changed since ${since}.`)
  if (files.length === 0) return []
  if (files.some((path) => everything.test(path))) {
    console.log('What changed can reach anything: every check runs.')
    return checks
  }
  const reached = reach(readProject(root), files)
  const there = files.filter((path) => existsSync(join(root, path)))
  const code = there.filter((path) => /\.[jt]sx?$/.test(path))
  const stories = far ? [...reached.near, ...reached.far] : reached.near
  if (!far && reached.far.length > 0)
    console.log(
      `${reached.far.length} more story files import what changed: \`pnpm test --changed --far\` runs them too.`,
    )
  const made = (id: string, arguments_: readonly string[], command?: string): Check[] => {
    const check = checks.find((one) => one.id === id)
    if (!check) throw new Error(`There is no check "${id}".`)
    const line = [command ?? check.command, ...arguments_].join(' ')
    return [{ ...check, command: line }]
  }
  return [
    ...(there.length > 0 ? made('format', there, 'oxfmt --check --no-error-on-unmatched-pattern') : []),
    ...(code.length > 0 ? made('lint', code) : []),
    ...made('types', []),
    ...(code.length > 0 ? made('unit', ['house.test.ts', ...code], 'vitest related --run --project unit') : []),
    ...(stories.length > 0 ? made('stories', stories) : []),
  ]
}

/** What differs from a commit, also what git does not know yet, but for pictures; paths from the project's root. */
export async function changedFiles(since = 'HEAD'): Promise<string[]> {
  const git = async (...arguments_: string[]) => (await execute('git', arguments_, { cwd: root })).stdout.split('\n')
  const known = await git('diff', '--name-only', since)
  const fresh = await git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...known, ...fresh])].filter((path) => path !== '' && !path.startsWith('visual/'))
}
