import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seen } from './picture.ts'
import { readPictures } from './pictures.ts'

const columns = ['before', 'after', 'difference'] as const

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Writes one page with everything that a run saw otherwise than it is kept, side by side; resolves to its path. */
export async function writeReview(): Promise<{ path: string; count: number }> {
  const there = new Set((await readPictures(seen)).map(({ path }) => path))
  const paths = [...new Set([...there].map((path) => path.slice(path.indexOf('/') + 1)))].toSorted()
  const kind = (path: string) =>
    !there.has(`before/${path}`) ? 'new' : !there.has(`after/${path}`) ? 'gone' : 'changed'
  const figure = (path: string, column: string) =>
    there.has(`${column}/${path}`)
      ? `<figure><figcaption>${column}</figcaption><img loading="lazy" src="${escape(`${column}/${path}`)}" alt="${column}"></figure>`
      : ''
  const sections = paths.map(
    (path) => `<section><h2>${escape(path)} <small>${kind(path)}</small></h2>
<div>${columns.map((column) => figure(path, column)).join('')}</div></section>`,
  )
  const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${paths.length} pictures</title>
<style>
  body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; background: #f4f5f7; color: #1c2530 }
  section { margin-block: 0 32px } h2 { font-size: 16px; position: sticky; top: 0; background: #f4f5f7; padding-block: 8px }
  small { font-weight: 400; color: #5b6673 } div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px }
  figure { margin: 0 } img { max-inline-size: 100%; border: 1px solid #d5dae1; background: #fff }
</style>
<h1>${paths.length} pictures</h1>
${sections.join('\n')}
</html>
`
  const path = join(seen, 'index.html')
  await mkdir(seen, { recursive: true })
  await writeFile(path, page)
  return { path, count: paths.length }
}
