import { cssCode, isComponentCss } from '../css.ts'
import { file, type Rule } from '../Rule.ts'

const physical =
  /(?<=[{;\s])(?:(?:margin|padding|border)-(?:left|right)(?:-[a-z]+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right|float|text-align)\s*:\s*[^;}]*/g
const harmless =
  /^text-align\s*:\s*(?:start|end|center|inherit|justify)\s*$|^float\s*:\s*(?:inline-start|inline-end|none)\s*$/

/** Right-to-left languages mirror by themselves. */
export const logicalSides: Rule = {
  says: 'CSS says inline-start and inline-end, not left and right',
  check: (files) =>
    files.filter(isComponentCss).flatMap(({ path, text }) =>
      [...cssCode(text).matchAll(physical)]
        .map(([declaration]) => declaration.trim())
        .filter((declaration) => !harmless.test(declaration))
        .map((declaration) => ({
          file: path,
          sentence: `"${declaration}" does not mirror; use the logical property.`,
        })),
    ),
  broken: [
    [file('packages/ui/src/a/A.css', '@layer embpm { .emb-a { margin-left: 4px } }')],
    [file('packages/ui/src/a/A.css', '@layer embpm { .emb-a { position: absolute; right: 0 } }')],
    [file('packages/ui/src/a/A.css', '@layer embpm { .emb-a { text-align: left } }')],
  ],
  fine: [
    [
      file(
        'packages/ui/src/a/A.css',
        '@layer embpm { .emb-a { margin-inline-start: 4px; text-align: start; inset-inline-end: 0 } }',
      ),
    ],
  ],
}
