import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { Check } from './checks.ts'
import { watchUsage, type Usage } from './usage.ts'

/** How a command ended. */
export interface Performed extends Usage {
  code: number
  /** All that it printed. */
  printed: string
  /** From its start to its end, in seconds. */
  wall: number
}

/** Runs a command of the workspace without input, hands its output on as it comes, and measures what it used. */
export async function perform(
  { command: line, env = {} }: Pick<Check, 'command' | 'env'>,
  onOutput: (text: string) => void,
): Promise<Performed> {
  const start = performance.now()
  const [command = '', ...args] = line.split(' ')
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, CI: 'true', PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      onOutput(text)
    })
  const watch = child.pid === undefined ? undefined : watchUsage(child.pid)
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve(status ?? 1))
  })
  watch?.stop()
  const usage = watch?.usage() ?? { cpu: 0, peak: 0 }
  return { code, printed, wall: (performance.now() - start) / 1000, ...usage }
}
