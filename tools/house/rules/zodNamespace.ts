import { importsOf } from '../parse.ts'
import { file, type Rule } from '../Rule.ts'

/** What the pages of the application load. Without the methods of classic zod a list takes 17 KB less (gzip). */
const light = /^packages\/(?:contract|backend|app)\//

/** `import * as z` lets a bundler drop what a schema does not use. */
export const zodNamespace: Rule = {
  says: "zod is imported as a namespace: import * as z from 'zod', in contract, backend and app from 'zod/mini'",
  check: (files) =>
    files
      .filter(({ path }) => /\.tsx?$/.test(path))
      .flatMap((source) =>
        importsOf(source)
          .filter(({ specifier }) => /^zod(?:\/|$)/.test(specifier))
          .flatMap(({ specifier, names }) => [
            ...(names.some((name) => name !== '*') ? [`"${names.join(', ')}" should be "* as z".`] : []),
            ...(specifier === 'zod' && light.test(source.path) ? [`"zod" should be "zod/mini".`] : []),
          ])
          .map((sentence) => ({ file: source.path, sentence })),
      ),
  broken: [
    [file('packages/contract/src/a.ts', "import { z } from 'zod/mini'")],
    [file('packages/app/src/a.ts', "import z from 'zod/mini'")],
    [file('packages/app/src/a.ts', "import * as z from 'zod'")],
    [file('packages/contract/src/a.ts', "import type * as z from 'zod'")],
  ],
  fine: [
    [
      file(
        'packages/contract/src/a.ts',
        "import * as z from 'zod/mini'\nimport { zodResolver } from '@hookform/resolvers/zod'",
      ),
    ],
    [file('packages/forms/src/a.test.ts', "import * as z from 'zod'")],
  ],
}
