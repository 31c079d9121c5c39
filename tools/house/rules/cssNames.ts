import { cssCode, isComponentCss, selectors } from '../css.ts'
import { file, type Rule } from '../Rule.ts'

/** Set by React Aria on popovers, panels and menus: measured geometry. */
const measured =
  /^--(?:trigger-width|trigger-anchor-point|visual-viewport-height|page-height|page-width|scrollbar-width|disclosure-panel-(?:width|height)|tree-item-level)$/

/** One prefix, so that nothing collides in another one's page. */
export const cssNames: Rule = {
  says: 'classes begin with emb-, custom properties with --emb-',
  check: (files) =>
    files.filter(isComponentCss).flatMap(({ path, text }) => {
      const code = cssCode(text)
      const classes = selectors(code).flatMap((selector) =>
        [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
      )
      const properties = [...code.matchAll(/(?<![\w-])--[\w-]+/g)].map(([name]) => name)
      const wrong = [
        ...classes.filter((name) => !name.startsWith('emb-')).map((name) => `.${name}`),
        ...properties.filter((name) => !name.startsWith('--emb-') && !measured.test(name)),
      ]
      return [...new Set(wrong)].map((name) => ({ file: path, sentence: `"${name}" lacks the prefix emb-.` }))
    }),
  broken: [
    [file('packages/ui/src/a/A.css', '@layer embpm { .emb-a .title { margin: 0.5em } }')],
    [file('packages/ui/src/a/A.css', '@layer embpm { .emb-a { --gap: 4px } }')],
  ],
  fine: [
    [
      file(
        'packages/ui/src/a/A.css',
        '@layer embpm { .emb-a:not(.emb-b) { inline-size: var(--trigger-width); margin: .5em; content: ".x" } }',
      ),
    ],
  ],
}
