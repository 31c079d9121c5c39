import { subpathsOf } from '../entries.ts'
import { handedOut, packageOf, tagsOf } from '../parse.ts'
import { file, subpaths, type Breach, type Rule, type SourceFile } from '../Rule.ts'

const folder = 'packages/ui/src/gallery/page/'
const exempt = `${folder}notInGallery.fixture.ts`

/** The tags that the gallery writes: `DataTable` of `<DataTable.Grid>`, `Toast` of `<ToastCard>` not. */
const shownIn = (files: readonly SourceFile[]): Set<string> =>
  new Set(
    files
      .filter(({ path }) => path.startsWith(folder) && path.endsWith('.fixture.tsx'))
      .flatMap((source) => [...tagsOf(source)].map((tag) => tag.split('.')[0] ?? '')),
  )

/** What designers review is one page: a component that is not on it is not reviewed. */
export const shownInGallery: Rule = {
  says: 'every component of ui is in the gallery, or has a reason for not being there',
  check(files) {
    const shown = shownIn(files)
    const reasons = files.find(({ path }) => path === exempt)?.text ?? ''
    const excused = new Set([...reasons.matchAll(/^ {2}([A-Z]\w*):/gm)].map(([, name = '']) => name))
    const exported = new Set<string>()
    const breaches = subpathsOf(files)
      .filter(({ path }) => packageOf(path) === 'ui')
      .flatMap((source): Breach[] =>
        handedOut(source).flatMap(({ name }) => {
          if (!/^[A-Z]/.test(name)) return []
          exported.add(name)
          if (shown.has(name) !== excused.has(name)) return []
          return [
            {
              file: source.path,
              sentence: shown.has(name) ? `${name} is shown and stands in ${exempt}.` : `${name} is not in ${folder}.`,
            },
          ]
        }),
      )
    const stale = [...excused].filter((name) => !exported.has(name))
    return [...breaches, ...stale.map((name) => ({ file: exempt, sentence: `${name} is no component of ui.` }))]
  },
  broken: [
    [file('packages/ui/src/a/A.tsx', 'export interface AProps {}\nexport function A() {}'), subpaths('ui', 'a/A.tsx')],
    [
      file('packages/ui/src/a/index.ts', "export { A } from './A.js'"),
      subpaths('ui', 'a/index.ts'),
      file(`${folder}parts.fixture.tsx`, 'const a = <A />'),
      file(exempt, "export const notInGallery = {\n  A: 'it is shown all the same',\n}"),
    ],
    [file(exempt, "export const notInGallery = {\n  Gone: 'it was here once',\n}")],
  ],
  fine: [
    [
      file('packages/ui/src/a/index.ts', "export { A } from './A.js'\nexport { useA, aWords } from './useA.js'"),
      file('packages/ui/src/b/B.tsx', 'export interface C {}\nexport function B() {}'),
      file('packages/forms/src/d/D.tsx', 'export function D() {}'),
      subpaths('ui', 'a/index.ts', 'b/B.tsx'),
      subpaths('forms', 'd/D.tsx'),
      file(`${folder}parts.fixture.tsx`, 'const a = <A.Head />'),
      file(exempt, "export const notInGallery = {\n  B: 'is a page of its own',\n}"),
    ],
  ],
}
