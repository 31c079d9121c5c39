import { importsOf } from '../parse.ts'
import { file, type Rule } from '../Rule.ts'

/** `import * as z` lets a bundler drop what a schema does not use. */
export const zodNamespace: Rule = {
  says: "zod is imported as a namespace: import * as z from 'zod'",
  check: (files) =>
    files
      .filter(({ path }) => /\.tsx?$/.test(path))
      .flatMap((source) =>
        importsOf(source)
          .filter(({ specifier, names }) => /^zod(?:\/|$)/.test(specifier) && names.some((name) => name !== '*'))
          .map(({ names }) => ({ file: source.path, sentence: `"${names.join(', ')}" should be "* as z".` })),
      ),
  broken: [
    [file('packages/contract/src/a.ts', "import { z } from 'zod'")],
    [file('packages/app/src/a.ts', "import z from 'zod'")],
  ],
  fine: [
    [
      file(
        'packages/contract/src/a.ts',
        "import * as z from 'zod'\nimport { zodResolver } from '@hookform/resolvers/zod'",
      ),
    ],
  ],
}
