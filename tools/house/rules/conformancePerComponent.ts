import { handedOut, isProduct, resolveImport } from '../parse.ts'
import { file, type Breach, type Rule, type SourceFile } from '../Rule.ts'

const index = /^packages\/(ui|forms|pickers)\/src\/([^/]+)\/index\.ts$/
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

/** The components that a folder exports, as one writes them. */
const componentsOf = (source: SourceFile, files: ReadonlyMap<string, SourceFile>): string[] =>
  handedOut(source).flatMap(({ name, from }) => {
    const path = resolveImport(source, from, new Set(files.keys()))
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
    const missing = files.filter(isProduct).flatMap((source): Breach[] => {
      const owner = index.exec(source.path)?.[1]
      if (owner === undefined) return []
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
    [file('packages/ui/src/a/index.ts', "export { A, type AProps } from './A.js'")],
    [
      file('packages/ui/src/a/index.ts', "export { A } from './A.js'"),
      file('packages/ui/src/a/A.ts', 'export const A = /* @__PURE__ */ Object.assign(Root, { Head: AHead })'),
      file('packages/ui/src/testing/conformance.browser.test.tsx', "import { a } from './a.fixture.js'"),
      file('packages/ui/src/testing/a.fixture.tsx', "[{ name: 'A' }]"),
    ],
    [
      // A list that the test does not run.
      file('packages/forms/src/a/index.ts', "export { A } from './A.js'"),
      file('packages/forms/src/testing/conformance.browser.test.tsx', ''),
      file('packages/forms/src/testing/a.fixture.tsx', "[{ name: 'A' }]"),
    ],
    [file(exempt, "export const withoutElement = {\n  Gone: 'it was here once',\n}")],
  ],
  fine: [
    [
      file('packages/ui/src/a/index.ts', "export { A } from './A.js'\nexport { a, aWords } from './a.js'"),
      file('packages/ui/src/b/index.ts', "export { B } from './B.js'\nexport type { C } from './B.js'"),
      file('packages/ui/src/c/index.ts', "export { Provider } from './Provider.js'"),
      file('packages/ui/src/a/A.ts', 'export const A = { Head, Body } as const'),
      file('packages/ui/src/b/B.tsx', 'export function B() {}'),
      file('packages/ui/src/testing/conformance.browser.test.tsx', "import { a } from './a.fixture.js'"),
      file('packages/ui/src/testing/a.fixture.tsx', "[{ name: 'A.Head' }, { name: 'A.Body' }, { name: 'B' }]"),
      file(exempt, "export const withoutElement = {\n  Provider: 'hands something down',\n}"),
    ],
  ],
}
