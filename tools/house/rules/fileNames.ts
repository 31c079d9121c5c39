import { baseName, isProduct, isSource, moduleExportsOf } from '../parse.ts'
import { file, type Rule, type SourceFile } from '../Rule.ts'

/** Files whose role gives the name. */
const fixedRoles = /^(?:index|routes|pages|words|main|router|client|msw|store|run)\.tsx?$|\.(?:data|d|config|gen)\.ts$/
/** Small vocabulary that several entities of the contract share. */
const shared = /^packages\/contract\/src\/common\//

/**
 * `Button.tsx` exports `Button`, whatever else stands beside it. A module in lower case with one value is named after it; one
 * with several is named after their topic, as `storage.ts` with `createStorage` and its constants.
 */
function namesOneOf(source: SourceFile): boolean {
  const own = baseName(source.path)
  const exported = moduleExportsOf(source)
  if (/^[A-Z]/.test(own)) return exported.some(({ name }) => name === own)
  if (exported.some(({ name }) => name.toLowerCase().includes(own.replaceAll('-', '').toLowerCase()))) return true
  return exported.filter(({ isType, from }) => !isType && from === undefined).length > 1
}

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A name in the tree is the name in the code, so that looking for one finds the other. */
export const fileNames: Rule = {
  says: 'a file has one topic and is named for its main export, a folder is kebab-case',
  check: (files) => [
    ...files.filter(isProduct).flatMap((source) => {
      const name = source.path.split('/').at(-1) ?? ''
      if (fixedRoles.test(name) || shared.test(source.path) || namesOneOf(source)) return []
      const names = moduleExportsOf(source).map((one) => one.name)
      return [
        {
          file: source.path,
          sentence: `It exports ${names.join(', ') || 'nothing'}; one of these must be its name.`,
        },
      ]
    }),
    ...files.filter(isSource).flatMap((source) =>
      source.path
        .split('/')
        .slice(1, -1)
        .filter((folder) => !kebab.test(folder))
        .map((folder) => ({ file: source.path, sentence: `Folder "${folder}" is not kebab-case.` })),
    ),
  ],
  broken: [
    [file('packages/ui/src/table/helpers.ts', 'export const sortRows = () => []')],
    [file('packages/ui/src/button/Knob.tsx', 'export function Button() {}')],
    [file('packages/ui/src/dataTable/DataTable.tsx', 'export function DataTable() {}')],
  ],
  fine: [
    [
      file('packages/ui/src/button/Button.tsx', 'export interface ButtonProps {}\nexport function Button() {}'),
      file('packages/ui/src/table/format.ts', 'export const formatDay = 1\nexport const formatWeek = 2'),
      file('packages/app/src/areas/bim/pages.ts', 'export const bim = []'),
    ],
  ],
}
