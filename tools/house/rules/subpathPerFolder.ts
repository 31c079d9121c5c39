import { subpathsOf } from '../entries.ts'
import { isProduct } from '../parse.ts'
import { file, subpaths, type Breach, type Rule } from '../Rule.ts'

const folderOf = (path: string) => /^packages\/(?:ui|forms|pickers)\/src\/[^/]+(?=\/[^/]+\.tsx?$)/.exec(path)?.[0]

/** A folder is a subpath: its package names the file that has what is public in it, and the package's own index hands on the same. */
export const subpathPerFolder: Rule = {
  says: 'every folder of ui, forms and pickers is a subpath of its package, whose index exports it too',
  check(files) {
    const texts = new Map(files.map(({ path, text }) => [path, text]))
    const entries = new Map(subpathsOf(files).map(({ path }) => [folderOf(path), path]))
    const folders = new Set(files.filter(isProduct).flatMap(({ path }) => folderOf(path) ?? []))
    return [...folders].flatMap((folder): Breach[] => {
      const [, owner = '', , name = ''] = folder.split('/')
      const entry = entries.get(folder)
      if (entry === undefined)
        return [{ file: `packages/${owner}/package.json`, sentence: `Its exports have no file for "./${name}".` }]
      const barrel = `packages/${owner}/src/index.ts`
      const specifier = `./${name}${entry.slice(folder.length).replace(/\.tsx?$/, '.js')}`
      return texts.get(barrel)?.includes(`'${specifier}'`)
        ? []
        : [{ file: barrel, sentence: `It does not export '${specifier}'.` }]
    })
  },
  broken: [
    [subpaths('pickers'), file('packages/pickers/src/a/A.tsx', '')],
    [
      file('packages/pickers/src/index.ts', "export * from './a/B.js'"),
      subpaths('pickers', 'a/A.tsx'),
      file('packages/pickers/src/a/A.tsx', ''),
    ],
  ],
  fine: [
    [
      subpaths('ui', 'a/A.tsx', 'b/index.ts'),
      file('packages/ui/src/index.ts', "export * from './a/A.js'\nexport * from './b/index.js'"),
      file('packages/ui/src/a/A.tsx', ''),
      file('packages/ui/src/a/inner/Part.tsx', ''),
      file('packages/ui/src/b/index.ts', ''),
      file('packages/ui/src/testing/cases.fixture.tsx', ''),
    ],
  ],
}
