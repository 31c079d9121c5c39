import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Pool } from 'pg'

/** A PostgreSQL of a test's own, in a folder that goes with it. */
export interface TestPostgres {
  url: string
  /** Kills it in the middle of whatever it does, and starts it again after `away` ms. */
  kill(away?: number): Promise<void>
  stop(): Promise<void>
}

/** Where the programs are: what `pg_config` says, or nothing where PostgreSQL is not installed. */
function programs(): string | undefined {
  try {
    const folder = execFileSync('pg_config', ['--bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    return existsSync(join(folder, 'initdb')) ? folder : undefined
  } catch {
    return undefined
  }
}

const bin = programs()

/** Whether tests can have one. */
export const hasPostgres = bin !== undefined

/** It refuses to run as root: `nobody` will do. */
const somebody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

/** Starts one that listens on a socket in its folder alone. */
export async function startPostgres(): Promise<TestPostgres> {
  if (bin === undefined) throw new Error('PostgreSQL is not installed.')
  const programFolder = bin
  const folder = mkdtempSync(join(tmpdir(), 'embpm-postgres-'))
  chmodSync(folder, 0o700)
  if (somebody) chownSync(folder, somebody.uid, somebody.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'embpm', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      ...somebody,
      stdio: 'ignore',
    },
  )
  const run = () =>
    spawn(join(programFolder, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'], {
      ...somebody,
      stdio: 'ignore',
    })
  const url = `postgres://embpm@/postgres?host=${encodeURIComponent(folder)}`
  let server = run()
  await answering(url)
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  return {
    url,
    async kill(away = 0) {
      await end('SIGKILL')
      await setTimeout(away)
      // It does not start while a process of the one before still runs.
      for (;;) {
        server = run()
        const isUp = await Promise.race([answering(url).then(() => true), once(server, 'exit').then(() => false)])
        if (isUp) return
      }
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until it takes questions. */
async function answering(url: string): Promise<void> {
  for (;;) {
    const pool = new Pool({ connectionString: url, max: 1 })
    try {
      await pool.query('select 1')
      return
    } catch {
      await setTimeout(50)
    } finally {
      await pool.end()
    }
  }
}
