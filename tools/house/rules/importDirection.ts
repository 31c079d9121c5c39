import { importsOf, isProduct, packageOf } from '../parse.ts'
import { file, type Breach, type Rule } from '../Rule.ts'

/** What each package may import of ours. `bench` and Storybook may import anything. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  calendar: [],
  contract: ['calendar'],
  ui: ['calendar'],
  forms: ['calendar', 'ui'],
  pickers: ['calendar', 'ui', 'contract'],
  backend: ['calendar', 'contract'],
  app: ['calendar', 'ui', 'forms', 'pickers', 'contract', 'backend'],
}

/** Packages that few libraries are enough for. */
const libraries: Readonly<Record<string, RegExp>> = {
  calendar: /^@?date-fns\//,
  contract: /^(?:zod|@orpc\/[^/]+)(?:\/|$)/,
}

/** The one module that may need the back end; it must itself be loaded by dynamic import. */
const backendDoor = /^packages\/app\/src\/(?:.*\/)?localBackend\.ts$/
const main = 'packages/app/src/main.tsx'

/** Facts flow one way: who may import whom. */
export const importDirection: Rule = {
  says: 'packages import each other in one direction only, and the app meets the back end only by dynamic import',
  check: (files) =>
    files.filter(isProduct).flatMap((source) => {
      const own = packageOf(source.path) ?? ''
      const may = allowed[own]
      if (!may) return []
      return importsOf(source).flatMap(({ specifier, kind }): Breach[] => {
        const breach = (sentence: string): Breach[] => [{ file: source.path, sentence }]
        const other = /^@embpm\/([^/]+)/.exec(specifier)?.[1]
        if (other === undefined) {
          const foreign = !specifier.startsWith('.') && libraries[own]?.test(specifier) === false
          if (foreign) return breach(`${own} does not import "${specifier}".`)
          const pullsIn = own === 'app' && kind === 'static' && specifier.endsWith('/localBackend.js')
          return pullsIn
            ? breach('localBackend.ts is loaded by dynamic import only: a remote build has none of it.')
            : []
        }
        if (other === own) return breach(`"${specifier}" is this package itself: import the file.`)
        if (!may.includes(other)) return breach(`${own} must not import "${specifier}".`)
        if (own === 'pickers' && other === 'contract' && kind !== 'type')
          return breach('pickers take only types from contract: `import type`.')
        const throughDoor = backendDoor.test(source.path) || (kind === 'dynamic' && source.path === main)
        if (own === 'app' && other === 'backend' && !throughDoor)
          return breach('The app loads the back end only by dynamic import in main.tsx, or in localBackend.ts.')
        return []
      })
    }),
  broken: [
    [file('packages/contract/src/a.ts', "import { useState } from 'react'")],
    [file('packages/calendar/src/a.ts', "import { service } from '@embpm/contract'")],
    [file('packages/calendar/src/b.ts', "import { useState } from 'react'")],
    [file('packages/ui/src/a/A.tsx', "import { type Service } from '@embpm/contract'")],
    [file('packages/forms/src/a/A.tsx', "export * from '@embpm/pickers/service-picker'")],
    [file('packages/pickers/src/a/A.tsx', "import { service } from '@embpm/contract'")],
    [file('packages/backend/src/a.ts', "import { arraySource } from '@embpm/ui'")],
    [file('packages/app/src/main.tsx', "import { handlers } from '@embpm/backend/msw'")],
    [file('packages/app/src/start.tsx', "import { startLocalBackend } from './localBackend.js'")],
    [file('packages/app/src/shell/Shell.tsx', "const back = await import('@embpm/backend/msw')")],
    [file('packages/app/src/shell/Shell.tsx', "import preview from '@embpm/storybook/preview'")],
  ],
  fine: [
    [
      file('packages/app/src/main.tsx', "const { handlers } = await import('@embpm/backend/msw')"),
      file('packages/app/src/start.tsx', "const { startLocalBackend } = await import('./localBackend.js')"),
      file('packages/app/src/localBackend.ts', "import { handlers } from '@embpm/backend/msw'"),
      file(
        'packages/pickers/src/a/A.tsx',
        "import type { Service } from '@embpm/contract'\nimport { Dialog } from '@embpm/ui/dialog'",
      ),
      file('packages/ui/src/a/A.stories.tsx', "import preview from '@embpm/storybook/preview'"),
      file('packages/ui/src/a/B.tsx', "// import { x } from '@embpm/app'"),
    ],
  ],
}
