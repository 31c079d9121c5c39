import { posix } from 'node:path'
import { isPackageCss } from '../css.ts'
import { importsOf, isProduct, packageOf } from '../parse.ts'
import { file, type Breach, type Rule, type SourceFile } from '../Rule.ts'

/** The sheets of the app's folders whose code is loaded later, and brings its looks. */
const laterSheets = (files: readonly SourceFile[]): Set<string> =>
  new Set(
    files
      .filter((source) => isProduct(source) && packageOf(source.path) === 'app')
      .filter((source) => importsOf(source).some(({ specifier }) => specifier === './styles.css'))
      .map(({ path }) => posix.join(posix.dirname(path), 'styles.css')),
  )

/**
 * A consumer links one sheet per package; a module that pulls in CSS cannot be used without a bundler. A folder of the app may
 * have a `styles.css` of its own that comes with its code.
 */
export const oneStylesheet: Rule = {
  says: "each CSS file is imported by a styles.css: its package's, or in the app that of a folder whose code imports it",
  check(files) {
    const sheets = files.filter(isPackageCss)
    const later = laterSheets(files)
    const imported = new Set(
      sheets.flatMap(({ path, text }) =>
        [...text.matchAll(/@import\s+(?:url\()?['"](\.[^'"]+)['"]/g)].map(([, target = '']) =>
          posix.join(posix.dirname(path), target),
        ),
      ),
    )
    const forgotten = sheets.filter(
      ({ path }) => !/\/src\/(?:styles|fonts|reset)\.css$/.test(path) && !imported.has(path) && !later.has(path),
    )
    const paths = new Set(sheets.map(({ path }) => path))
    const missing = [...imported].filter((path) => !paths.has(path))
    return [
      ...forgotten.map(({ path }) => ({
        file: path,
        sentence: `packages/${packageOf(path)}/src/styles.css does not import it.`,
      })),
      ...missing.map((path) => ({ file: path, sentence: 'It is imported by a stylesheet but does not exist.' })),
      ...files
        .filter((source) => isProduct(source) && packageOf(source.path) !== 'bench')
        .flatMap((source): Breach[] =>
          importsOf(source).some(
            ({ specifier }) =>
              specifier.startsWith('.') && specifier.endsWith('.css') && !specifier.endsWith('/styles.css'),
          ) ||
          (['ui', 'forms', 'pickers'].includes(packageOf(source.path) ?? '') &&
            importsOf(source).some(({ specifier }) => specifier.endsWith('.css')))
            ? [{ file: source.path, sentence: 'It imports CSS; let styles.css do that.' }]
            : [],
        ),
    ]
  },
  broken: [
    [
      file('packages/ui/src/a/A.css', ''),
      file('packages/ui/src/styles.css', "@import './b/B.css';"),
      file('packages/ui/src/b/B.css', ''),
    ],
    [
      file('packages/ui/src/a/A.tsx', "import './A.css'"),
      file('packages/ui/src/a/A.css', ''),
      file('packages/ui/src/styles.css', "@import './a/A.css';"),
    ],
    [
      file('packages/app/src/a/styles.css', "@import './a.css';"),
      file('packages/app/src/a/a.css', ''),
      file('packages/app/src/a/b/B.tsx', 'export const b = 1'),
    ],
    [file('packages/ui/src/a/Gone.css', ''), file('packages/ui/src/styles.css', "@import './a/Away.css';")],
  ],
  fine: [
    [
      file('packages/ui/src/styles.css', "@layer embpm;\n@import './a/A.css';"),
      file('packages/ui/src/a/A.css', ''),
      file('packages/app/src/main.tsx', "import '@embpm/ui/styles.css'\nimport './styles.css'"),
    ],
    [
      file('packages/app/src/a/a.css', ''),
      file('packages/app/src/a/styles.css', "@import './a.css';"),
      file('packages/app/src/a/A.tsx', "import './styles.css'"),
    ],
  ],
}
