import { cssCode, isComponentCss } from '../css.ts'
import { isProduct, packageOf } from '../parse.ts'
import { file, type Rule } from '../Rule.ts'

const step = /--emb-(?:neutral|brand)-\d+/g
const colour = /(?<![\w-])(?:#[0-9a-f]{3,8}\b|(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch)\()/gi

/** Roles change with the scheme and keep their contrast; a scale step or a colour of its own does not. */
export const roleTokens: Rule = {
  says: 'components take colours from role tokens, never from scale steps or literals',
  check: (files) => [
    ...files.filter(isComponentCss).flatMap(({ path, text }) => {
      const code = cssCode(text)
      const steps = [...code.matchAll(step)].map(([name]) => name)
      const literals = [...code.matchAll(/:[^:;{}]*/g)].flatMap(([value]) =>
        [...value.matchAll(colour)].map(([name]) => name),
      )
      return [...new Set([...steps, ...literals])].map((name) => ({
        file: path,
        sentence: `"${name}" is no role token.`,
      }))
    }),
    ...files
      .filter((source) => isProduct(source) && source.path.endsWith('.tsx') && packageOf(source.path) !== 'bench')
      .flatMap(({ path, text }) =>
        [...text.matchAll(step)].map(([name]) => ({
          file: path,
          sentence: `"${name}" is no role token.`,
        })),
      ),
  ],
  broken: [
    [file('packages/ui/src/a/A.css', '@layer embpm { .emb-a { color: var(--emb-neutral-11) } }')],
    [file('packages/ui/src/a/A.css', '@layer embpm { .emb-a { border: 1px solid #ccc } }')],
    [file('packages/ui/src/a/A.css', '@layer embpm { .emb-a { background: rgb(0 0 0 / 0.5) } }')],
  ],
  fine: [
    [
      file('packages/ui/src/a/A.css', '@layer embpm { #add { color: var(--emb-text); gap: var(--emb-space-1) } }'),
      file('packages/ui/src/tokens/tokens.css', ':root { --emb-text: var(--emb-neutral-12) }'),
    ],
  ],
}
