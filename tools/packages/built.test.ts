import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leftovers, missing } from './built.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embpm-built-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function has(...paths: string[]) {
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), '')
  }
}

test('a package without declarations is not whole', async () => {
  await has('src/a/A.tsx', 'src/a/A.stories.tsx', 'src/styles.css', 'dist/a/A.js')
  expect(missing(folder)).toEqual(['dist/a/A.d.ts', 'dist/styles.css'])
  await has('dist/a/A.d.ts', 'dist/styles.css')
  expect(missing(folder)).toEqual([])
})

test('what was built from a source that is gone is found', async () => {
  await has('src/a/A.tsx', 'dist/a/A.js', 'dist/a/A.js.map', 'dist/a/A.d.ts', 'dist/b/B.js', 'dist/b/B.d.ts')
  expect(leftovers(folder)).toEqual(['dist/b/B.d.ts', 'dist/b/B.js'])
})
