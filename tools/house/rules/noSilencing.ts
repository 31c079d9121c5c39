import { withoutComments, withoutStrings } from '../parse.ts'
import { file, type Rule } from '../Rule.ts'

const silencer =
  /@ts-(?:ignore|nocheck|expect-error)\b([^\n]*)|(?:eslint|oxlint)-disable(?:-next-line|-line)?\b([^\n*]*)/g

/** The compiler and the linter are asked, not told to be quiet. */
export const noSilencing: Rule = {
  says: 'no any, and no suppression without a reason beside it',
  check: (files) =>
    files
      .filter(({ path }) => /\.tsx?$/.test(path) && !path.startsWith('tools/house/rules/'))
      .flatMap(({ path, text }) => {
        const code = withoutStrings(withoutComments(text))
        const anys = [...code.matchAll(/(?:[:<,|&=]\s*|\bas\s+|\bextends\s+)any\b(?!\s*[:(])/g)].map(
          () => 'It uses `any`; say the type, or `unknown`.',
        )
        const casts = /\bas\s+unknown\s+as\b/.test(code) ? ['It casts through `unknown`.'] : []
        const quiet = [...text.matchAll(silencer)]
          .filter(
            ([whole, compiler, lint]) =>
              /@ts-(?:ignore|nocheck)/.test(whole) || !/(?:--|:)\s*\S+\s+\S+/.test(compiler ?? lint ?? ''),
          )
          .map(([whole]) => `"${whole.trim()}" gives no reason.`)
        return [...anys, ...casts, ...quiet].map((sentence) => ({ file: path, sentence }))
      }),
  broken: [
    [file('packages/ui/src/a/A.tsx', 'const a: any = 1')],
    [file('packages/ui/src/a/A.tsx', 'const a = b as any')],
    [file('packages/ui/src/a/A.tsx', 'const a = b as unknown as string')],
    [file('packages/ui/src/a/A.tsx', '// @ts-ignore because it is late\nconst a = 1')],
    [file('packages/ui/src/a/A.tsx', '// oxlint-disable-next-line eqeqeq\nconst a = 1')],
  ],
  fine: [
    [
      file(
        'packages/ui/src/a/A.tsx',
        "// any of these\nconst any = 'as any'\n// oxlint-disable-next-line eqeqeq -- null and undefined mean the same here\nconst a = [...any]",
      ),
    ],
  ],
}
