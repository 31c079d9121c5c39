import { isProduct, packageOf } from '../parse.ts'
import { file, type Rule } from '../Rule.ts'

const published = ['calendar', 'contract', 'ui', 'forms', 'pickers']
const declaration = /^export (?:declare )?(?:async )?(?:const|function\*?|class|interface|type|enum) ([\w$]+)/

/** What others call is explained where their editor shows it. Overloads share the comment of the first. */
export const documentedExports: Rule = {
  says: 'every export of a published package has JSDoc',
  check: (files) =>
    files
      .filter(
        (source) =>
          isProduct(source) && published.includes(packageOf(source.path) ?? '') && !source.path.endsWith('.data.ts'),
      )
      .flatMap(({ path, text }) => {
        const lines = text.split('\n')
        const seen = new Set<string>()
        return lines.flatMap((line, index) => {
          const name = declaration.exec(line)?.[1]
          if (name === undefined || seen.has(name)) return []
          const before = lines[index - 1]?.trimEnd() ?? ''
          if (!before.endsWith('*/')) return [{ file: path, sentence: `"${name}" (line ${index + 1}) has no JSDoc.` }]
          seen.add(name)
          return []
        })
      }),
  broken: [[file('packages/ui/src/a/A.tsx', '/** Shown. */\nexport const A = 1\n\nexport function B() {}')]],
  fine: [
    [
      file('packages/contract/src/a.ts', '/**\n * Told.\n */\nexport const a = 1\nconst b = 2'),
      file('packages/app/src/a.ts', 'export const a = 1'),
    ],
  ],
}
