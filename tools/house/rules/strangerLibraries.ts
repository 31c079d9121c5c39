import { importsOf, isProduct, packageOf, withoutComments, withoutStrings } from '../parse.ts'
import { file, type Breach, type Rule } from '../Rule.ts'

const strangers = /^(?:@tanstack\/(?:react-)?(?:router|query)|@orpc\/|i18next|react-i18next|react-router|swr|axios)/
const request = /\b(?:fetch\s*\(|new\s+(?:XMLHttpRequest|WebSocket|EventSource)\b|navigator\.sendBeacon)/

/** Words come in through `UiStrings`, rows through `source`, addresses through `LinkProvider`. */
export const strangerLibraries: Rule = {
  says: 'ui, forms and pickers know no router, no fetching and no translation library',
  check: (files) =>
    files
      .filter((source) => isProduct(source) && ['ui', 'forms', 'pickers'].includes(packageOf(source.path) ?? ''))
      .flatMap((source) => [
        ...importsOf(source).flatMap(({ specifier }): Breach[] =>
          strangers.test(specifier) ? [{ file: source.path, sentence: `"${specifier}" belongs to the app.` }] : [],
        ),
        ...(request.test(withoutStrings(withoutComments(source.text)))
          ? [
              {
                file: source.path,
                sentence: 'Data comes in through a `source` prop; this file asks the network itself.',
              },
            ]
          : []),
      ]),
  broken: [
    [file('packages/ui/src/a/A.tsx', "import { Link } from '@tanstack/react-router'")],
    [file('packages/forms/src/a/A.tsx', "import { useTranslation } from 'react-i18next'")],
    [file('packages/pickers/src/a/A.tsx', "const rows = await fetch('/api/services')")],
  ],
  fine: [
    [file('packages/ui/src/a/A.tsx', "import { useTable } from '@tanstack/react-table'\n// fetch(…) is not for us")],
  ],
}
