import { subpathsOf } from '../entries.ts'
import { handedOut, packageOf, resolveImport } from '../parse.ts'
import { file, subpaths, type Breach, type Rule, type SourceFile } from '../Rule.ts'

const exempt = 'packages/ui/src/testing/withoutElement.fixture.ts'

/** A component, or the parts of one: `Dialog` of `Object.assign(DialogRoot, { Header: … })` is both. */
const withParts = (name: string, text: string): string[] => {
  const made = new RegExp(
    `export const ${name}\\b[^=]*=\\s*(?:/\\*[^*]*\\*/\\s*)?(Object\\.assign\\(\\s*\\w+\\s*,\\s*)?\\{([^}]*)\\}`,
  ).exec(text)
  if (!made) return [name]
  const [, root, list = ''] = made
  const parts = list
    .split(',')
    .map((part) => part.split(':')[0]?.trim() ?? '')
    .filter((part) => /^[A-Z]\w*$/.test(part))
  return [...(root ? [name] : []), ...parts.map((part) => `${name}.${part}`)]
}

const isName = (name: string) => /^[A-Z]/.test(name)

/** The components that a subpath exports, as one writes them. */
const componentsOf = (source: SourceFile, files: ReadonlyMap<string, SourceFile>): string[] =>
  handedOut(source).flatMap(({ name, from }) => {
    const path = from === undefined ? source.path : resolveImport(source, from, new Set(files.keys()))
    return isName(name) ? withParts(name, files.get(path ?? '')?.text ?? '') : []
  })

const casesOf = (owner: string, files: readonly SourceFile[]): Set<string> => {
  const folder = `packages/${owner}/src/testing/`
  const test = files.find(({ path }) => path === `${folder}conformance.browser.test.tsx`)?.text ?? ''
  return new Set(
    files
      .filter(({ path }) => path.startsWith(folder) && path.endsWith('.fixture.tsx'))
      .filter(({ path }) => test.includes(`'./${path.slice(folder.length).replace(/tsx$/, 'js')}'`))
      .flatMap(({ text }) => [...text.matchAll(/\bname: '([A-Z][\w.]*)'/g)].map(([, name = '']) => name)),
  )
}

/** One list says of each exported component how it keeps what all promise: `ref`, rest props, values, a server. */
export const conformancePerComponent: Rule = {
  says: 'every exported component of ui, forms and pickers has a conformance case, or a reason for having none',
  check(files) {
    const byPath = new Map(files.map((source) => [source.path, source]))
    const reasons = byPath.get(exempt)?.text ?? ''
    const excused = new Set([...reasons.matchAll(/^ {2}'?([A-Z][\w.]*)'?:/gm)].map(([, name = '']) => name))
    const exported = new Set<string>()
    const missing = subpathsOf(files).flatMap((source): Breach[] => {
      const owner = packageOf(source.path) ?? ''
      const cases = casesOf(owner, files)
      return componentsOf(source, byPath).flatMap((name) => {
        exported.add(name)
        if (cases.has(name) === excused.has(name))
          return [
            {
              file: source.path,
              sentence: cases.has(name)
                ? `${name} has a conformance case and stands in ${exempt}.`
                : `${name} has no conformance case in packages/${owner}/src/testing.`,
            },
          ]
        return []
      })
    })
    const stale = [...excused].filter((name) => !exported.has(name))
    return [...missing, ...stale.map((name) => ({ file: exempt, sentence: `${name} is no exported component.` }))]
  },
  broken: [
    [file('packages/ui/src/a/A.tsx', 'export interface AProps {}\nexport function A() {}'), subpaths('ui', 'a/A.tsx')],
    [
      file('packages/ui/src/a/index.ts', "export { A } from './A.js'"),
      subpaths('ui', 'a/index.ts'),
      file('packages/ui/src/a/A.ts', 'export const A = /* @__PURE__ */ Object.assign(Root, { Head: AHead })'),
      file('packages/ui/src/testing/conformance.browser.test.tsx', "import { a } from './a.fixture.js'"),
      file('packages/ui/src/testing/a.fixture.tsx', "[{ name: 'A' }]"),
    ],
    [
      // A list that the test does not run.
      file('packages/forms/src/a/A.tsx', 'export function A() {}'),
      subpaths('forms', 'a/A.tsx'),
      file('packages/forms/src/testing/conformance.browser.test.tsx', ''),
      file('packages/forms/src/testing/a.fixture.tsx', "[{ name: 'A' }]"),
    ],
    [file(exempt, "export const withoutElement = {\n  Gone: 'it was here once',\n}")],
  ],
  fine: [
    [
      subpaths('ui', 'a/index.ts', 'b/B.tsx', 'c/Provider.tsx'),
      file('packages/ui/src/a/index.ts', "export { A } from './A.js'\nexport { a, aWords } from './a.js'"),
      file('packages/ui/src/c/Provider.tsx', 'export function Provider() {}'),
      file('packages/ui/src/a/A.ts', 'export const A = { Head, Body } as const'),
      file('packages/ui/src/b/B.tsx', 'export interface C {}\nexport function B() {}'),
      file('packages/ui/src/testing/conformance.browser.test.tsx', "import { a } from './a.fixture.js'"),
      file('packages/ui/src/testing/a.fixture.tsx', "[{ name: 'A.Head' }, { name: 'A.Body' }, { name: 'B' }]"),
      file(exempt, "export const withoutElement = {\n  Provider: 'hands something down',\n}"),
    ],
  ],
}
