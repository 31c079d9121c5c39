import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hasPinnedChromium } from './chromium.ts'
import { run } from './run.ts'
import { compressed } from './visual/compress.ts'
import { kept, seen, taken } from './visual/picture.ts'
import { readPictures } from './visual/pictures.ts'
import { writeReview } from './visual/review.ts'

// `pnpm visual:update [path …]` photographs the stories below these paths (default: all) and keeps what changed, compressed; a
// page shows before and after side by side. Only the pinned browser's pixels are comparable, so elsewhere it refuses.
if (!hasPinnedChromium) {
  console.error('Screenshots are taken on Linux x64 only, with the pinned browser: other machines draw other pixels.')
  process.exit(1)
}
const paths = process.argv.slice(2)
const code = await run('vitest', ['run', '--project', 'stories', ...paths], { STORY_RUN: 'looks', VISUAL: 'update' })

if (paths.length === 0 && code === 0) {
  const photographed = new Set((await readFile(taken, 'utf8')).split('\n'))
  const gone = (await readPictures(kept)).filter(({ path }) => !photographed.has(path))
  for (const { path } of gone) {
    await mkdir(dirname(join(seen, 'before', path)), { recursive: true })
    await copyFile(join(kept, path), join(seen, 'before', path))
    await rm(join(kept, path))
  }
}
for (const { path } of await readPictures(join(seen, 'after'))) {
  const file = join(kept, path)
  await writeFile(file, await compressed(await readFile(file)))
}
const review = await writeReview()
console.log(`${review.count} pictures are new, changed or gone: ${pathToFileURL(review.path).href}`)
process.exit(code)
