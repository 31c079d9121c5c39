import { posix } from 'node:path'
import { parseSync, Visitor, type ESTree, type ParseResult } from 'vite'
import type { SourceFile } from './Rule.ts'

const known = new WeakMap<SourceFile, ParseResult>()

/** A TypeScript file as a tree, with its comments, imports and exports; each file is parsed once. */
export function parsed(source: SourceFile): ParseResult {
  const result = known.get(source) ?? parseSync(source.path, source.text)
  known.set(source, result)
  return result
}

/** One import or re-export of a module. */
export interface ModuleImport {
  specifier: string
  /** `type` is erased by the compiler, `dynamic` is `import('…')`. */
  kind: 'static' | 'type' | 'dynamic'
  /** What is imported, as the module calls it: `*` for all of it, `default` for its default export. */
  names: readonly string[]
}

/** The imports of a TypeScript file, re-exports included. */
export function importsOf(source: SourceFile): ModuleImport[] {
  const { staticImports, staticExports, dynamicImports } = parsed(source).module
  const kindOf = (entries: readonly { isType: boolean }[]): 'static' | 'type' =>
    entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'static'
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      kind: kindOf(entries),
      names: entries.map(({ importName: { kind, name } }) => (kind === 'Default' ? 'default' : (name ?? '*'))),
    })),
    ...staticExports.flatMap(({ entries }) => {
      const specifier = entries[0]?.moduleRequest?.value
      if (specifier === undefined) return []
      return { specifier, kind: kindOf(entries), names: entries.map(({ importName }) => importName.name ?? '*') }
    }),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const specifier = /^(['"])(.*)\1$/.exec(source.text.slice(start, end))?.[2]
      return specifier === undefined ? [] : { specifier, kind: 'dynamic' as const, names: ['*'] }
    }),
  ]
}

/** One name that a file exports. */
export interface ModuleExport {
  name: string
  isType: boolean
  /** The module that it is handed on from. */
  from?: string
}

/** What a file exports by name, types included; `export *` has no names. */
export const moduleExportsOf = (source: SourceFile): ModuleExport[] =>
  parsed(source).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType, moduleRequest }) =>
      exportName.name === null
        ? []
        : { name: exportName.name, isType, ...(moduleRequest && { from: moduleRequest.value }) },
    ),
  )

/** Names that a file exports by declaration or list, types included. */
export const exportsOf = (source: SourceFile): string[] => moduleExportsOf(source).map(({ name }) => name)

/** The values that a file exports, with the module that it hands each on from: types are left out. */
export const handedOut = (source: SourceFile): Pick<ModuleExport, 'name' | 'from'>[] =>
  moduleExportsOf(source).flatMap(({ name, isType, from }) => (isType ? [] : { name, from }))

/** The tags that a file writes, by their names without members: `Dialog` of `<Dialog.Title>`. */
export function tagsOf(source: SourceFile): Set<string> {
  const tags = new Set<string>()
  const add = (name: ESTree.JSXElementName): void => {
    if (name.type === 'JSXIdentifier') tags.add(name.name)
    if (name.type === 'JSXMemberExpression') tags.add(source.text.slice(name.start, name.end))
  }
  new Visitor({ JSXOpeningElement: ({ name }) => add(name) }).visit(parsed(source).program)
  return tags
}

/** What a file calls, as it is written, and how often: `Default.test` of `Default.test('…', …)`. */
export function callsOf(source: SourceFile): Map<string, number> {
  const calls = new Map<string, number>()
  new Visitor({
    CallExpression({ callee: { start, end } }) {
      const name = source.text.slice(start, end)
      calls.set(name, (calls.get(name) ?? 0) + 1)
    },
  }).visit(parsed(source).program)
  return calls
}

/** The file of the project that a relative specifier means, if there is one. */
export function resolveImport(from: SourceFile, specifier: string, paths: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(from.path), specifier)
  const bare = target.replace(/\.jsx?$/, '')
  return [target, `${bare}.ts`, `${bare}.tsx`, `${target}/index.ts`].find((path) => paths.has(path))
}

/** The package a file belongs to: `ui` for `packages/ui/src/…`. */
export const packageOf = (path: string): string | undefined => /^packages\/([^/]+)\//.exec(path)?.[1]

/** True for TypeScript of a package's `src`. */
export const isSource = ({ path }: SourceFile): boolean => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path)

/** True for stories, tests and fixtures: they may reach further than the product. */
const isTrial = ({ path }: SourceFile): boolean => /\.(?:stories|test|fixture)\.tsx?$/.test(path)

/** True for what ships: sources without stories, tests and fixtures. */
export const isProduct = (source: SourceFile): boolean => isSource(source) && !isTrial(source)

/** The part of a path after the last `/`, without its endings. */
export const baseName = (path: string): string => posix.basename(path).replace(/\..*$/, '')
