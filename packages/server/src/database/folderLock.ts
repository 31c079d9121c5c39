import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod'

const holder = z.object({ pid: z.number(), host: z.string() })

/** The folder is in use: two that write to it would lose what either acknowledged. */
export class FolderInUseError extends Error {
  constructor(folder: string, { pid, host }: z.infer<typeof holder>) {
    super(
      `${folder} is used by another server (process ${pid} on ${host}). Stop that one first, or choose another folder by DATA. ` +
        `If there is no such process, delete ${join(folder, 'lock')}.`,
    )
    this.name = 'FolderInUseError'
  }
}

/** Locks of this process. */
const held = new Set<string>()

/**
 * Makes a folder and takes it for this process alone. A lock whose process has ended, as after a power cut, is taken over.
 *
 * @returns gives it back
 * @throws FolderInUseError
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = resolve(folder, 'lock')
  const mine = JSON.stringify({ pid: process.pid, host: hostname() })
  // A second try follows a lock that was taken away because nobody held it.
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(path, mine, { flag: 'wx' })
      held.add(path)
      return () => {
        held.delete(path)
        rmSync(path, { force: true })
      }
    } catch (error) {
      if (!isTaken(error)) throw error
      const other = readHolder(path)
      if (other && (attempt > 0 || isAlive(other, path))) throw new FolderInUseError(folder, other)
      rmSync(path, { force: true })
    }
  }
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** Who holds the lock; `undefined` when nobody can be read from it, as when writing it was cut off. */
function readHolder(path: string): z.infer<typeof holder> | undefined {
  try {
    return holder.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * Of another host nothing is known, so it counts as alive. A number that is this process's own is that of one before it where it holds no
 * such lock: in a container every start has the same number.
 */
function isAlive({ pid, host }: z.infer<typeof holder>, path: string): boolean {
  if (host !== hostname()) return true
  if (pid === process.pid) return held.has(path)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
