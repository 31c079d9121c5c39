import { cssCode, isComponentCss, selectors } from '../css.ts'
import { file, type Rule } from '../Rule.ts'

/** Set by React Aria on popovers, panels and menus: measured geometry. */
const measured =
  /^--(?:trigger-width|trigger-anchor-point|visual-viewport-height|page-height|page-width|scrollbar-width|disclosure-panel-(?:width|height)|tree-item-level)$/

/** Classes and properties of bpmn-js, by which its canvas takes our looks. */
const foreign = /^(?:(?:djs|bjs)-|--(?:bio|bjs)-|selected$|open$)/

/** Properties of FullCalendar, by which its grid takes our colours. */
const ofCalendar = /^--fc-/

const isForeign = (path: string, name: string) =>
  (path.startsWith('packages/app/src/diagram/') && foreign.test(name)) ||
  (path.startsWith('packages/app/src/areas/project/event-calendar/') && ofCalendar.test(name))

/** A published sheet of parts; `reset.css` is what styles a whole page. */
const isPart = (path: string) => /^packages\/(?:ui|forms|pickers)\//.test(path) && !path.endsWith('/reset.css')

/** The selectors of a sheet that reach into the page around: without a class of ours, and no step of an animation. */
const strays = (code: string) =>
  selectors(code)
    .flatMap((selector) => selector.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => !/\.emb-|\[class/.test(selector) && !/^(?:from|to|[\d.]+%)$/.test(selector))

/** One prefix, so that nothing collides in another one's page, and no part reaches into it. */
export const cssNames: Rule = {
  says: 'classes begin with emb-, custom properties with --emb-, and each selector of a part names such a class',
  check: (files) =>
    files.filter(isComponentCss).flatMap(({ path, text }) => {
      const code = cssCode(text)
      const classes = selectors(code).flatMap((selector) =>
        [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
      )
      const properties = [...code.matchAll(/(?<![\w-])--[\w-]+/g)].map(([name]) => name)
      const wrong = [
        ...classes.filter((name) => !name.startsWith('emb-') && !isForeign(path, name)).map((name) => `.${name}`),
        ...properties.filter((name) => !name.startsWith('--emb-') && !measured.test(name) && !isForeign(path, name)),
      ]
      return [
        ...[...new Set(wrong)].map((name) => ({ file: path, sentence: `"${name}" lacks the prefix emb-.` })),
        ...(isPart(path) ? strays(code) : []).map((selector) => ({
          file: path,
          sentence: `"${selector}" reaches into the page around; say it in reset.css.`,
        })),
      ]
    }),
  broken: [
    [file('packages/ui/src/a/A.css', '@layer embpm { .emb-a .title { margin: 0.5em } }')],
    [file('packages/ui/src/a/A.css', '@layer embpm { .emb-a { --gap: 4px } }')],
    [file('packages/app/src/entity/a.css', '@layer embpm { .emb-a .djs-container { margin: 0 } }')],
    [file('packages/ui/src/a/A.css', '@layer embpm { .emb-a, h2 { margin: 0 } }')],
  ],
  fine: [
    [file('packages/app/src/diagram/a.css', '@layer embpm { .emb-a .djs-container { --bio-text: var(--emb-text) } }')],
    [file('packages/ui/src/reset.css', '@layer embpm { h2 { margin: 0 } }')],
    [
      file(
        'packages/ui/src/a/A.css',
        '@layer embpm { .emb-a:not(.emb-b) { inline-size: var(--trigger-width); margin: .5em; content: ".x" } }',
      ),
    ],
  ],
}
