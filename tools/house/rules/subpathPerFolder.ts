import { isProduct } from '../parse.ts'
import { file, type Breach, type Rule } from '../Rule.ts'

const folderOf = (path: string) => /^packages\/(ui|forms|pickers)\/src\/([^/]+)\/[^/]+\.tsx?$/.exec(path)

/** A subpath is a folder with an index, and the package's own index names each of them. */
export const subpathPerFolder: Rule = {
  says: 'every folder of ui, forms and pickers has an index.ts that the package exports',
  check(files) {
    const texts = new Map(files.map(({ path, text }) => [path, text]))
    const folders = new Set(
      files.filter(isProduct).flatMap(({ path }) => folderOf(path)?.slice(1, 3).join('/src/') ?? []),
    )
    return [...folders].flatMap((at): Breach[] => {
      const [owner = '', folder = ''] = at.split('/src/')
      const barrel = `packages/${owner}/src/index.ts`
      if (!texts.has(`packages/${at}/index.ts`))
        return [{ file: `packages/${at}/index.ts`, sentence: 'It is missing.' }]
      return texts.get(barrel)?.includes(`'./${folder}/index.js'`)
        ? []
        : [{ file: barrel, sentence: `It does not export './${folder}/index.js'.` }]
    })
  },
  broken: [[file('packages/pickers/src/index.ts', ''), file('packages/pickers/src/a/index.ts', '')]],
  fine: [
    [
      file('packages/ui/src/index.ts', "export * from './a/index.js'"),
      file('packages/ui/src/a/index.ts', ''),
      file('packages/ui/src/a/A.tsx', ''),
      file('packages/ui/src/testing/cases.fixture.tsx', ''),
    ],
  ],
}
