import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../../../server/dist/main.js')

/** A node of the server in a process of its own, as it is operated. */
export interface RunningNode {
  url: string
  /** Path of the link by which the first administrator comes in; missing once they have. */
  invitation: string | undefined
  /** From the start of its process until it could be asked, in ms. */
  began: number
  /** What it holds in memory, in MiB; `NaN` where the system does not say. */
  memory: () => number
  stop: () => Promise<void>
}

function residentOf({ pid }: ChildProcess): number {
  const status = `/proc/${pid}/status`
  const found = existsSync(status) ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] : undefined
  return found === undefined ? Number.NaN : Number(found) / 1024
}

/** Starts one; throws with what it said where it does not begin. */
export async function startNode(settings: Readonly<Record<string, string>>): Promise<RunningNode> {
  if (!existsSync(main)) throw new Error('Build the server first: pnpm --filter @embpm/server bundle')
  const begun = performance.now()
  const node = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  node.stdout.setEncoding('utf8')
  for await (const text of node.stdout) {
    said += String(text)
    const url = /EMBPM runs at (\S+)/.exec(said)?.[1]
    if (url === undefined || !said.includes('Ctrl+C')) continue
    return {
      url,
      invitation: /accept-invitation\?invitation=(\S+)/.exec(said)?.[1],
      began: performance.now() - begun,
      memory: () => residentOf(node),
      async stop() {
        node.kill('SIGTERM')
        await once(node, 'exit')
      },
    }
  }
  throw new Error(`The server did not start: ${said}`)
}
