import { relative } from 'node:path'
import { root } from '../run.ts'
import type { Flaky } from './secondChance.ts'

/** What is told of a test that failed and then passed, in one line. */
export function flakyLine({ check, file, name, says, load }: Flaky, cores: number): string {
  const where = [check.name, file && relative(root, file), name].filter((part) => part !== '').join(' > ')
  return `FLAKY ${where}: ${says} (load ${load.toFixed(1)} on ${cores} cores)`.replaceAll(/\s+/g, ' ')
}
