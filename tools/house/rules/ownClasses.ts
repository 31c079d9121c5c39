import { cssCode, isComponentCss, selectors } from '../css.ts'
import { file, type Rule } from '../Rule.ts'

/** The folder of a page: what stands below an area. */
const pageOf = (path: string) => /^packages\/app\/src\/(areas\/[^/]+\/[^/]+)\//.exec(path)?.[1]

/** What stands outside of brackets between two letters of a kind. */
const partsOf = (text: string, between: RegExp) => text.split(new RegExp(`${between.source}(?![^(]*\\))`))

/** The classes that a sheet gives looks to: those in the last part of each selector, not those around it. */
const styled = (text: string): Set<string> =>
  new Set(
    selectors(cssCode(text))
      .flatMap((selector) => partsOf(selector, /,/))
      .map((selector) => partsOf(selector.trim(), /[\s>+~]+/).at(-1) ?? '')
      .flatMap((subject) => [...subject.matchAll(/\.(emb-app-[\w-]+)/g)].map(([, name = '']) => name)),
  )

/** The sheet of a page stays once it is loaded: another page that has a class of it takes its looks, but only after it was seen. */
export const ownClasses: Rule = {
  says: 'a class gets its looks in the folder of one page only',
  check(files) {
    const looks = files.filter(isComponentCss).flatMap(({ path, text }) => {
      const page = pageOf(path)
      return page === undefined ? [] : [...styled(text)].map((name) => ({ path, page, name }))
    })
    const pages = Map.groupBy(looks, ({ name }) => name)
    return looks.flatMap(({ path, page, name }) => {
      const other = pages.get(name)?.find((one) => one.page !== page)
      return other ? [{ file: path, sentence: `"${name}" has its looks in ${other.page}, too.` }] : []
    })
  },
  broken: [
    [
      file('packages/app/src/areas/bp/task/a.css', '@layer embpm { .emb-app-build { margin: 0 } }'),
      file(
        'packages/app/src/areas/implementation/scenarios/a.css',
        '@layer embpm { .emb-page > .emb-app-build:hover { margin: 0 } }',
      ),
    ],
  ],
  fine: [
    [
      file('packages/app/src/areas/bp/task/a.css', '@layer embpm { .emb-app-build { margin: 0 } }'),
      file('packages/app/src/areas/bp/task/b.css', '@layer embpm { .emb-app-build { padding: 0 } }'),
      file('packages/app/src/areas/bp/view/a.css', '@layer embpm { .emb-app-build > .emb-app-view { margin: 0 } }'),
    ],
  ],
}
