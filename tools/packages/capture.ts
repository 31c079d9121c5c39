import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../run.ts'

/** What a command said and how it ended. */
export interface Captured {
  code: number
  output: string
}

/** Runs a command of the workspace without showing its output. `cwd` is the project's root unless given. */
export function capture(command: string, args: readonly string[], cwd = root): Promise<Captured> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1' },
    })
    const parts: string[] = []
    const keep = (part: Buffer) => parts.push(part.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: parts.join('') }))
  })
}
