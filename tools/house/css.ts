import { packageOf } from './parse.ts'
import type { SourceFile } from './Rule.ts'

/** CSS without comments and without what is inside quotes. */
export const cssCode = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, (whole) => whole.replace(/[^\n]/g, ' '))

/** True for the style of a component: not the sheet that imports it, not tokens, not fonts. */
export const isComponentCss = ({ path }: SourceFile): boolean =>
  /^packages\/(?:ui|forms|pickers|app)\/src\/.*\.css$/.test(path) && !/\/(?:styles|tokens|fonts)\.css$/.test(path)

/** True for CSS of a package that has one `styles.css`. */
export const isPackageCss = ({ path }: SourceFile): boolean =>
  /^packages\/[^/]+\/src\/.*\.css$/.test(path) && ['ui', 'forms', 'pickers', 'app'].includes(packageOf(path) ?? '')

/** The blocks at the top level of a sheet and the statements between them: `['@layer embpm', '@import …']`. */
export function topLevel(code: string): string[] {
  const found: string[] = []
  let depth = 0
  let head = ''
  for (const letter of code) {
    if (letter === '{' && depth++ === 0) found.push(head.trim())
    else if (letter === '}' && --depth === 0) head = ''
    else if (letter === ';' && depth === 0) {
      found.push(head.trim())
      head = ''
    } else if (depth === 0) head += letter
    if (depth > 0) head = ''
  }
  return [...found, head.trim()].filter((part) => part !== '')
}

/** The selectors of a sheet: everything before a `{` that is no at-rule. */
export const selectors = (code: string): string[] =>
  [...code.matchAll(/(?<=^|[{};])([^{};@]+)(?=\{)/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => selector !== '')
