import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The project's root folder. */
export const root = join(import.meta.dirname, '..')

/** Runs a command of the workspace with its output shown, and handed on if wanted; resolves to its exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  onOutput?: (text: string) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const bin = join(root, 'node_modules/.bin')
    const child = spawn(command, args, {
      cwd: root,
      stdio: onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
    })
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from?.setEncoding('utf8').on('data', (text: string) => {
        to.write(text)
        onOutput?.(text)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
