import { posix } from 'node:path'
import type { SourceFile } from './Rule.ts'

/** One import or re-export of a module. */
export interface ModuleImport {
  specifier: string
  /** `type` is erased by the compiler, `dynamic` is `import('…')`. */
  kind: 'static' | 'type' | 'dynamic'
  clause: string
}

/** Replaces comments by blanks of the same length, so that positions and lines stay. Strings are kept. */
export const withoutComments = (text: string): string =>
  text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*/g,
    (whole, string: string | undefined) => string ?? whole.replace(/[^\n]/g, ' '),
  )

/** Replaces what is inside quotes by blanks too. */
export const withoutStrings = (text: string): string =>
  text.replace(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g, (whole) => whole.replace(/[^\n]/g, ' '))

/** The imports of a TypeScript file, re-exports included. */
export function importsOf({ text }: SourceFile): ModuleImport[] {
  const code = withoutComments(text)
  const found: ModuleImport[] = []
  for (const [, keyword = '', clause = '', specifier = ''] of code.matchAll(
    /(?:^|[\n;])\s*(import|export)\s+([\w*{][^'"`;]*?)\s*from\s*['"]([^'"]+)['"]/g,
  )) {
    if (keyword === 'export' && !/^(?:type\s+)?[*{]/.test(clause)) continue
    const named = /^\{([\s\S]*)\}$/
      .exec(clause)?.[1]
      ?.split(',')
      .filter((part) => part.trim() !== '')
    const erased = /^type\s/.test(clause) || (named !== undefined && named.every((part) => /^\s*type\s/.test(part)))
    found.push({ specifier, kind: erased ? 'type' : 'static', clause })
  }
  for (const [, specifier = ''] of code.matchAll(/(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]/g))
    found.push({ specifier, kind: 'static', clause: '' })
  for (const [, specifier = ''] of code.matchAll(/\bimport\s*\(\s*['"]([^'"]+)['"]/g))
    found.push({ specifier, kind: 'dynamic', clause: '' })
  return found
}

/** Names that a file exports by declaration or list, types included. */
export function exportsOf({ text }: SourceFile): string[] {
  const code = withoutComments(text)
  const declared = [
    ...code.matchAll(
      /(?:^|\n)export\s+(?:declare\s+)?(?:async\s+)?(?:const|let|function\*?|class|abstract class|interface|type|enum)\s+([\w$]+)/g,
    ),
  ]
  const listed = [...code.matchAll(/(?:^|\n)export\s+(?:type\s+)?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map(
      (part) =>
        part
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  )
  return [...declared.map(([, name = '']) => name), ...listed].filter((name) => name !== '')
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
