import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { globSync } from 'node:fs'

/** The project's root folder. */
export const root = join(import.meta.dirname, '..')

/**
 * Runs a command of the workspace with its output shown; resolves to its exit code.
 * @param env what is added to the environment
 * @param cwd the folder to run it in. Default the project's root
 */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  { cwd = root }: { cwd?: string } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const bin = join(root, 'node_modules/.bin')
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Files below a folder that fit a pattern, as sorted paths from it with `/`. */
export const filesBelow = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
