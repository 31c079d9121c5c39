import { spawn } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { Check } from './checks.ts'
import { watchUsage, type Usage } from './usage.ts'

/** What is run. */
export interface Command extends Pick<Check, 'command' | 'env'> {
  /** Behind those of the command, as they are: with spaces in them. */
  args?: readonly string[]
}

/** Between two looks at how busy the machine is, in ms; the system itself counts every five seconds. */
const PAUSE = 5_000

/** How a command ended. */
export interface Performed extends Usage {
  code: number
  /** All that it printed. */
  printed: string
  /** From its start to its end, in seconds. */
  wall: number
  /** The highest load of the whole machine, over a minute; 0 where the system does not tell. */
  load: number
}

/** Runs a command of the workspace without input, hands its output on as it comes, and measures what it used. */
export async function perform(
  { command: line, args = [], env = {} }: Command,
  onOutput: (text: string) => void,
): Promise<Performed> {
  const start = performance.now()
  const [command = '', ...words] = line.split(' ')
  const child = spawn(command, [...words, ...args], {
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
  let load = 0
  const look = () => {
    load = Math.max(load, loadavg()[0] ?? 0)
  }
  const looks = setInterval(look, PAUSE)
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve(status ?? 1))
  }).finally(() => clearInterval(looks))
  look()
  watch?.stop()
  const usage = watch?.usage() ?? { cpu: 0, peak: 0 }
  return { code, printed, wall: (performance.now() - start) / 1000, load, ...usage }
}
