import { withoutComments, withoutStrings } from '../parse.ts'
import { file, type Rule } from '../Rule.ts'

/** Files whose tool reads a default export. */
const demanded = /(?:^|\/)[^/]+\.config\.ts$|^\.storybook\/|\.d\.ts$/

/** One name everywhere, renamed by tools and found by search. */
export const namedExports: Rule = {
  says: 'named exports only',
  check: (files) =>
    files
      .filter(({ path }) => /\.tsx?$/.test(path) && !demanded.test(path))
      .filter(({ text }) =>
        /(?:^|\n)\s*export\s+(?:default\b|\{[^}]*\bas\s+default\b)/.test(withoutStrings(withoutComments(text))),
      )
      .map(({ path }) => ({ file: path, sentence: 'It has a default export; give it its name.' })),
  broken: [
    [file('packages/ui/src/a/A.tsx', 'export default function A() {}')],
    [file('tools/a.ts', 'const a = 1\nexport { a as default }')],
  ],
  fine: [[file('tsup.config.ts', 'export default {}')]],
}
