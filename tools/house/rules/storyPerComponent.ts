import { subpathsOf } from '../entries.ts'
import { baseName, exportsOf, isProduct, packageOf, tagsOf } from '../parse.ts'
import { file, subpaths, type Rule, type SourceFile } from '../Rule.ts'

const isPart = (path: string) => /^[A-Z]/.test(baseName(path)) && path.endsWith('.tsx')

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** True when the folder's subpath hands the component out; what it does not is an inner part, seen in the outer one's story. */
const isPublic = (path: string, handedOut: readonly SourceFile[]) =>
  handedOut.some((other) => folderOf(other.path) === folderOf(path) && exportsOf(other).includes(baseName(path)))

const isProvider = (source: SourceFile) => {
  const tags = [...tagsOf(source)]
  return tags.length > 0 && tags.every((tag) => /Context(?:\.Provider)?$/.test(tag))
}

/** A story is the test and the documentation of a component; a part is shown by the story of what it is a part of. */
export const storyPerComponent: Rule = {
  says: 'every exported component of ui, forms and pickers has a story beside it',
  check(files) {
    const paths = files.map(({ path }) => path)
    const handedOut = subpathsOf(files)
    return files
      .filter(
        (source) =>
          isProduct(source) && isPart(source.path) && ['ui', 'forms', 'pickers'].includes(packageOf(source.path) ?? ''),
      )
      .filter((source) => exportsOf(source).includes(baseName(source.path)) && isPublic(source.path, handedOut))
      .filter((source) => {
        // What only hands a context down shows nothing of its own.
        if (isProvider(source)) return false
        const { path } = source
        const folder = folderOf(path)
        return !paths.some(
          (other) =>
            other.startsWith(folder) &&
            !other.slice(folder.length).includes('/') &&
            other.endsWith('.stories.tsx') &&
            baseName(path).startsWith(baseName(other)),
        )
      })
      .map(({ path }) => ({ file: path, sentence: `${baseName(path)}.stories.tsx is missing.` }))
  },
  broken: [
    [file('packages/ui/src/a/A.tsx', 'export function A() { return <b /> }'), subpaths('ui', 'a/A.tsx')],
    [
      file('packages/pickers/src/a/Other.tsx', 'export function Other() { return <b /> }'),
      file('packages/pickers/src/a/A.stories.tsx', ''),
      file('packages/pickers/src/a/index.ts', "export { Other, type OtherProps } from './Other.js'"),
      subpaths('pickers', 'a/index.ts'),
    ],
  ],
  fine: [
    [
      file('packages/ui/src/a/A.tsx', 'export function A() { return <b /> }'),
      file('packages/ui/src/a/AHeader.tsx', 'export function AHeader() { return <b /> }'),
      file('packages/ui/src/a/Inner.tsx', 'export function Inner() { return <b /> }'),
      file('packages/ui/src/a/index.ts', "export { A } from './A.js'\nexport { AHeader } from './AHeader.js'"),
      subpaths('ui', 'a/index.ts'),
      file('packages/ui/src/a/A.stories.tsx', ''),
    ],
  ],
}
