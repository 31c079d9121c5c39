import { importsOf, isSource, resolveImport } from '../parse.ts'
import { file, type Rule } from '../Rule.ts'

const areaOf = (path: string | undefined) =>
  path === undefined ? undefined : /^packages\/app\/src\/areas\/([^/]+)\//.exec(path)?.[1]

/** Areas meet through links and pickers. */
export const separateAreas: Rule = {
  says: 'areas never import areas',
  check(files) {
    const paths = new Set(files.map(({ path }) => path))
    return files.filter(isSource).flatMap((source) => {
      const own = areaOf(source.path)
      if (own === undefined) return []
      return importsOf(source).flatMap(({ specifier }) => {
        const other = areaOf(resolveImport(source, specifier, paths))
        return other === undefined || other === own
          ? []
          : [{ file: source.path, sentence: `Area "${own}" imports area "${other}": link to it, or use a picker.` }]
      })
    })
  },
  broken: [
    [
      file('packages/app/src/areas/bim/list/Screen.tsx', "import { Board } from '../../bp/board/Board.js'"),
      file('packages/app/src/areas/bp/board/Board.tsx', 'export const Board = () => null'),
    ],
  ],
  fine: [
    [
      file('packages/app/src/areas/bim/list/Screen.tsx', "import { Head } from '../head/Head.js'"),
      file('packages/app/src/areas/bim/head/Head.tsx', 'export const Head = () => null'),
    ],
  ],
}
