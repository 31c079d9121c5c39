import { rm } from 'node:fs/promises'
import { seen } from './picture.ts'

/** Before a run: what an earlier one saw is gone, so that the review shows this one alone. */
export async function setup(): Promise<void> {
  if (process.env.VISUAL !== 'skip') await rm(seen, { recursive: true, force: true })
}
