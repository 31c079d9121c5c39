import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../run.ts'
import { leftovers, missing } from './built.ts'
import { publishedStyles } from './publishedStyles.ts'

// Builds the package whose folder this runs in: declarations by the compiler, modules and styles by tsup. What was built from
// a source that is gone goes too, so that a folder that has been built before is published as an empty clone would be.
const folder = process.cwd()
// The compiler believes what it wrote down, and does not look whether the declarations are still there.
if (missing(folder).some((path) => path.endsWith('.d.ts'))) await rm(join(folder, 'dist/.tsbuildinfo'), { force: true })
for (const line of [
  ['tsc', '-b', folder],
  ['tsup', '--config', '../../tsup.config.ts'],
]) {
  const [command = '', ...args] = line
  const code = await run(command, args, {}, { cwd: folder })
  if (code !== 0) process.exit(code)
}
const [styles, reset] = ['styles.css', 'reset.css'].map((name) => join(folder, 'dist', name))
if (styles && existsSync(styles)) {
  const page = reset && existsSync(reset) ? await readFile(reset, 'utf8') : undefined
  await writeFile(styles, publishedStyles(await readFile(styles, 'utf8'), page))
}
for (const path of leftovers(folder)) await rm(join(folder, path))
