import { importsOf, isSource, resolveImport } from '../parse.ts'
import { file, type Rule } from '../Rule.ts'

/** Modules are a tree of needs; imports of types are erased and do not count. */
export const noCycles: Rule = {
  says: 'no module needs itself in a circle',
  check(files) {
    const sources = files.filter(isSource)
    const paths = new Set(sources.map(({ path }) => path))
    const needs = new Map(
      sources.map((source) => [
        source.path,
        importsOf(source).flatMap(({ specifier, kind }) =>
          kind === 'static' ? (resolveImport(source, specifier, paths) ?? []) : [],
        ),
      ]),
    )
    const done = new Set<string>()
    const trail: string[] = []
    const circles = new Map<string, string[]>()
    const visit = (path: string) => {
      const start = trail.indexOf(path)
      if (start >= 0) circles.set(path, [...trail.slice(start), path])
      if (start >= 0 || done.has(path)) return
      trail.push(path)
      for (const next of needs.get(path) ?? []) visit(next)
      trail.pop()
      done.add(path)
    }
    for (const { path } of sources) visit(path)
    return [...circles].map(([path, circle]) => ({
      file: path,
      sentence: `A circle of imports: ${circle.join(' → ')}.`,
    }))
  },
  broken: [
    [
      file('packages/ui/src/a/A.tsx', "import { B } from '../b/index.js'"),
      file('packages/ui/src/b/index.ts', "export { B } from './B.js'"),
      file('packages/ui/src/b/B.tsx', "import { A } from '../a/A.js'"),
    ],
  ],
  fine: [
    [
      file('packages/ui/src/a/A.tsx', "import { B } from '../b/B.js'"),
      file('packages/ui/src/b/B.tsx', "import type { AProps } from '../a/A.js'"),
    ],
  ],
}
