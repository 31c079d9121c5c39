import type { ESTree } from 'vite'
import { isProduct, packageOf, parsed } from '../parse.ts'
import { file, type Rule, type SourceFile } from '../Rule.ts'

const published = ['calendar', 'contract', 'ui', 'forms', 'pickers']

/** What a statement exports by declaration, with its first position; a type that another one gives has its docs there. */
function declared(statement: ESTree.Statement | ESTree.Directive): { name: string; start: number }[] {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return []
  const { declaration, start } = statement
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? { name: id.name, start } : []))
  if (declaration.type === 'TSTypeAliasDeclaration' && declaration.typeAnnotation.type === 'TSTypeReference') return []
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [{ name: declaration.id.name, start }] : []
}

/** Exports without JSDoc right before them. Overloads share the comment of the first. */
function undocumented(source: SourceFile): string[] {
  const { program, comments } = parsed(source)
  const ends = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*')).map(({ end }) => end)
  const isDocumented = (start: number) =>
    ends.some((end) => end <= start && source.text.slice(end, start).trim() === '')
  const exported = program.body.flatMap(declared)
  const documented = new Set(exported.filter(({ start }) => isDocumented(start)).map(({ name }) => name))
  return exported.map(({ name }) => name).filter((name) => !documented.has(name))
}

/** What others call is explained where their editor shows it. */
export const documentedExports: Rule = {
  says: 'every export of a published package has JSDoc',
  check: (files) =>
    files
      .filter(
        (source) =>
          isProduct(source) && published.includes(packageOf(source.path) ?? '') && !source.path.endsWith('.data.ts'),
      )
      .flatMap((source) =>
        undocumented(source).map((name) => ({ file: source.path, sentence: `"${name}" has no JSDoc.` })),
      ),
  broken: [
    [file('packages/ui/src/a/A.tsx', '/** Shown. */\nexport const A = 1\n\nexport function B() {}')],
    [file('packages/ui/src/a/A.ts', '/* Said. */\nexport interface A { b: 1 }')],
  ],
  fine: [
    [
      file('packages/contract/src/a.ts', '/**\n * Said.\n */\nexport const a = 1\nconst b = 2'),
      file(
        'packages/contract/src/b.ts',
        '/** One. */\nexport const b = z.object({})\n\nexport type B = z.infer<typeof b>',
      ),
      file('packages/contract/src/c.ts', '/** Both. */\nexport function c(d: 1): 1\nexport function c(d: 2): 2\n'),
      file('packages/app/src/a.ts', 'export const a = 1'),
    ],
  ],
}
