import { file, type Rule } from '../Rule.ts'

const limit = 400
const aside = /\.(?:data|fixture|gen)\.tsx?$|\/tokens\.css$/

/** What does not fit on a few screens is two things. Data, fixtures, generated files and the token table stay aside. */
export const shortFiles: Rule = {
  says: `files stay under ${limit} lines`,
  check: (files) =>
    files
      .filter(({ path }) => /\.(?:tsx?|css)$/.test(path) && !aside.test(path))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines >= limit)
      .map(({ path, lines }) => ({
        file: path,
        sentence: `${lines} lines; under ${limit} is the limit, 150 the aim.`,
      })),
  broken: [[file('packages/ui/src/a/A.tsx', 'const a = 1\n'.repeat(limit))]],
  fine: [
    [
      file('packages/backend/src/sample/services.data.ts', 'const a = 1\n'.repeat(limit)),
      file('tools/a.ts', 'const a = 1\n'.repeat(limit - 1)),
    ],
  ],
}
