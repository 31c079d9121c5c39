import { posix } from 'node:path'
import { isPackageCss } from '../css.ts'
import { importsOf, isProduct, packageOf } from '../parse.ts'
import { file, type Breach, type Rule } from '../Rule.ts'

/** A consumer links one sheet per package; a module that pulls in CSS cannot be used without a bundler. */
export const oneStylesheet: Rule = {
  says: "each CSS file is imported by its package's styles.css and by no module",
  check(files) {
    const sheets = files.filter(isPackageCss)
    const imported = new Set(
      sheets.flatMap(({ path, text }) =>
        [...text.matchAll(/@import\s+(?:url\()?['"](\.[^'"]+)['"]/g)].map(([, target = '']) =>
          posix.join(posix.dirname(path), target),
        ),
      ),
    )
    const forgotten = sheets.filter(
      ({ path }) => !/\/src\/(?:styles|fonts|reset)\.css$/.test(path) && !imported.has(path),
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
    [file('packages/ui/src/a/Gone.css', ''), file('packages/ui/src/styles.css', "@import './a/Away.css';")],
  ],
  fine: [
    [
      file('packages/ui/src/styles.css', "@layer embpm;\n@import './a/A.css';"),
      file('packages/ui/src/a/A.css', ''),
      file('packages/app/src/main.tsx', "import '@embpm/ui/styles.css'\nimport './styles.css'"),
    ],
  ],
}
