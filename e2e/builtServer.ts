import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../packages/server/dist/main.js')

/** The built server, as it runs. */
export interface BuiltServer {
  url: string
  /** Where its administrator chooses a password; missing once somebody has one. */
  firstLink: string | undefined
  process: ChildProcess
}

/** Starts the built server as its command does, and waits until it says where it is. It takes a free port unless one is named. */
export async function startBuilt(environment: Record<string, string>): Promise<BuiltServer> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', ADMIN_EMAIL: 'ada@firm.example', ORGANISATION: 'Firm', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  child.stdout.setEncoding('utf8')
  for await (const text of child.stdout) {
    said += String(text)
    const [, url] = /EMBPM runs at (\S+)/.exec(said) ?? []
    if (url !== undefined && said.includes('Ctrl+C'))
      return { url, firstLink: /\S+accept-invitation\S+/.exec(said)?.[0], process: child }
  }
  throw new Error(`The server did not start: ${said}`)
}
