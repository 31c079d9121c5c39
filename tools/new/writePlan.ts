import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { capture } from '../packages/capture.ts'
import type { Plan } from './planArea.ts'

/** Writes a plan below `root` and formats what it wrote. */
export async function writePlan(root: string, { created, changed }: Plan): Promise<void> {
  for (const [path, text] of [...changed, ...created]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { code, output } = await capture('oxfmt', [...changed.keys(), ...created.keys()], root)
  if (code !== 0) throw new Error(`The files were written but could not be formatted.\n${output}`)
}
