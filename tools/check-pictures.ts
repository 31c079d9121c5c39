import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { root } from './run.ts'
import { kept } from './visual/picture.ts'
import { pictureFaults, readPictures } from './visual/pictures.ts'

// The kept pictures against the stories of the built Storybook (`pnpm build:storybook`).
const index = z
  .object({ entries: z.record(z.string(), z.object({ id: z.string(), type: z.string() })) })
  .parse(JSON.parse(await readFile(join(root, 'storybook-static/index.json'), 'utf8')))
const ids = Object.values(index.entries).map(({ id }) => id)
const pictures = await readPictures(kept)
const faults = pictureFaults(pictures, ids)

const bytes = pictures.reduce((sum, { size }) => sum + size, 0)
console.log(`${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
