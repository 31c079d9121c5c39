import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../run.ts'

const isPublished = (path: string) => !/\.(?:stories|test|fixture)\.tsx?$/.test(path)

/** What the sources of a package become and is not there: a module and its declaration for each, and the style sheets. */
export function missing(folder: string): string[] {
  const modules = filesBelow(folder, 'src/**/*.{ts,tsx}').filter(isPublished)
  const sheets = filesBelow(folder, 'src/*.css')
  const wanted = [...modules.flatMap((path) => ['.js', '.d.ts'].map((end) => path.replace(/\.tsx?$/, end))), ...sheets]
  return wanted.map((path) => path.replace('src', 'dist')).filter((path) => !existsSync(join(folder, path)))
}

/** Modules and declarations in `dist` whose source is gone. */
export function leftovers(folder: string): string[] {
  return filesBelow(folder, 'dist/**/*.{js,js.map,d.ts}').filter((path) => {
    const source = path.replace('dist', 'src').replace(/(?:\.js|\.js\.map|\.d\.ts)$/, '')
    return ['.ts', '.tsx'].every((end) => !existsSync(join(folder, `${source}${end}`)))
  })
}
