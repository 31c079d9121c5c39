import { parsed } from '../parse.ts'
import { file, type Rule } from '../Rule.ts'

const suppression = /^\s*oxlint-disable(?:-next-line|-line)?\b/

/** The linter is asked, not told to be quiet; it has itself no rule for the reason. */
export const reasonedSuppressions: Rule = {
  says: 'a suppression of the linter has its reason beside it',
  check: (files) =>
    files
      .filter(({ path }) => /\.tsx?$/.test(path))
      .flatMap((source) =>
        parsed(source)
          .comments.filter(({ value }) => suppression.test(value) && !/\s--\s*\S+\s+\S+/.test(value))
          .map(({ value }) => ({ file: source.path, sentence: `"${value.trim()}" gives no reason.` })),
      ),
  broken: [[file('packages/ui/src/a/A.tsx', '// oxlint-disable-next-line eqeqeq\nconst a = 1')]],
  fine: [
    [
      file(
        'packages/ui/src/a/A.tsx',
        "const a = '// oxlint-disable'\n// oxlint-disable-next-line eqeqeq -- null and undefined mean the same here\nconst b = a",
      ),
    ],
  ],
}
