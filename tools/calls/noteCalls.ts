import { appendFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserCommand } from 'vitest/node'
import { root } from '../run.ts'

/** Where a run of the stories notes which calls the app's pages made; hosted jobs bring theirs together below it. */
export const callsFolder = join(root, 'node_modules/.cache/calls')
const file = join(callsFolder, 'calls.txt')

/** Notes calls, each as `POST /api/apps/tasks/tag`. */
export const noteCalls: BrowserCommand<[calls: readonly string[]]> = async (_context, calls) => {
  await mkdir(callsFolder, { recursive: true })
  await appendFile(file, calls.map((call) => `${call}\n`).join(''))
}

/** Before a run: what an earlier one noted is gone, unless this one runs again what failed in it. */
export async function setup(): Promise<void> {
  if (process.env.AGAIN !== '1') await rm(callsFolder, { recursive: true, force: true })
}
