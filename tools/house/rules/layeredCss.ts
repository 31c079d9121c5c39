import { cssCode, isComponentCss, topLevel } from '../css.ts'
import { file, type Rule } from '../Rule.ts'

/** In one layer the order of the sheets decides; what is published is taken out of it by the build (`publishedStyles.ts`). */
export const layeredCss: Rule = {
  says: 'the style of a component stands in @layer embpm',
  check: (files) =>
    files.filter(isComponentCss).flatMap(({ path, text }) =>
      topLevel(cssCode(text))
        .filter((part) => part !== '@layer embpm')
        .map((part) => ({ file: path, sentence: `"${part.slice(0, 60)}" stands outside @layer embpm.` })),
    ),
  broken: [
    [file('packages/ui/src/a/A.css', '.emb-a { color: var(--emb-text) }')],
    [
      file(
        'packages/ui/src/a/A.css',
        '@layer embpm { .emb-a { color: red } }\n@media print { .emb-a { display: none } }',
      ),
    ],
  ],
  fine: [
    [file('packages/ui/src/a/A.css', '/* why */\n@layer embpm {\n  .emb-a { @media print { display: none } }\n}\n')],
  ],
}
