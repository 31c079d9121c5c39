import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { capture } from '../packages/capture.ts'
import { root } from '../run.ts'

/** Rules of the house that the linter holds: a file that breaks one, and the rule. */
const broken: readonly [rule: string, path: string, text: string][] = [
  ['no-restricted-imports', 'packages/contract/src/a.ts', "import { useState } from 'react'"],
  ['no-restricted-imports', 'packages/contract/src/b.ts', "import { a } from 'left-pad'"],
  ['no-restricted-imports', 'packages/ui/src/a/A.tsx', "import type { Service } from '@embpm/contract/service'"],
  ['no-restricted-imports', 'packages/ui/src/a/B.tsx', "import { Link } from '@tanstack/react-router'"],
  ['no-restricted-imports', 'packages/ui/src/a/C.tsx', "import { A } from '@embpm/ui/a'"],
  ['no-restricted-imports', 'packages/forms/src/a/A.tsx', "export * from '@embpm/pickers/service-picker'"],
  ['no-restricted-imports', 'packages/forms/src/a/B.tsx', "import { useTranslation } from 'react-i18next'"],
  ['no-restricted-imports', 'packages/pickers/src/a/A.tsx', "import { service } from '@embpm/contract/service'"],
  ['no-restricted-imports', 'packages/backend/src/a.ts', "import { arraySource } from '@embpm/ui'"],
  ['no-restricted-imports', 'packages/app/src/main.tsx', "import { handlers } from '@embpm/backend/msw'"],
  ['no-restricted-imports', 'packages/app/src/shell/A.tsx', "export const a = await import('@embpm/backend/msw')"],
  ['no-restricted-imports', 'packages/app/src/shell/B.tsx', "import preview from '@embpm/storybook/preview'"],
  ['no-restricted-globals', 'packages/pickers/src/a/B.tsx', "export const rows = await fetch('/api/services')"],
  ['no-restricted-properties', 'packages/ui/src/a/D.tsx', "navigator.sendBeacon('/a')"],
  ['no-restricted-globals', 'packages/app/src/shell/C.tsx', "localStorage.setItem('a', 'b')"],
  ['no-restricted-properties', 'packages/ui/src/a/E.tsx', "window.localStorage.getItem('a')"],
  ['no-default-export', 'packages/ui/src/a/F.tsx', 'export default function A() {}'],
  ['no-default-export', 'tools/a.ts', 'const a = 1\nexport { a as default }'],
  ['no-cycle', 'packages/ui/src/b/A.ts', "import { b } from './B.js'\nexport const a = () => b"],
  ['no-cycle', 'packages/ui/src/b/B.ts', "import { a } from './A.js'\nexport const b = () => a"],
  ['no-explicit-any', 'packages/ui/src/a/G.tsx', 'export const a: any = 1'],
  ['consistent-type-assertions', 'packages/ui/src/a/H.tsx', 'export const a = 1 as unknown as string'],
  ['ban-ts-comment', 'packages/ui/src/a/I.tsx', '// @ts-ignore because it is late\nexport const a = 1'],
  ['ban-ts-comment', 'packages/ui/src/a/J.tsx', '// @ts-expect-error\nexport const a = 1'],
  ['max-lines', 'packages/ui/src/a/K.ts', 'export const a = [\n' + '  1,\n'.repeat(400) + ']'],
  ['complexity', 'packages/ui/src/a/L.ts', `export const a = (b: number) => ${'b > 1 && '.repeat(30)}true`],
]

const fine: readonly [path: string, text: string][] = [
  ['packages/ui/src/c/C.ts', "import type { D } from './D.js'\nexport interface C {\n  d: D\n}"],
  ['packages/ui/src/c/D.ts', "import type { C } from './C.js'\nexport interface D {\n  c: C\n}"],
  [
    'packages/contract/src/c.ts',
    "import * as z from 'zod/mini'\nimport { a } from './d.js'\nexport const c = z.object(a)",
  ],
  [
    'packages/pickers/src/a/D.tsx',
    "import type { Service } from '@embpm/contract/service'\nexport const d = (e: Service) => e",
  ],
  ['packages/app/src/localBackend.ts', "export const a = () => import('@embpm/backend/msw')"],
  ['packages/app/src/session/storage.ts', "export const a = () => localStorage.getItem('a')"],
  ['packages/ui/src/a/A.stories.tsx', 'export const a = [\n' + '  1,\n'.repeat(400) + ']'],
  ['packages/backend/src/sample/a.data.ts', 'export const a = [\n' + '  1,\n'.repeat(400) + ']'],
]

const answer = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) })
let folder = ''
let found: z.infer<typeof answer>['diagnostics'] = []

/** The rules that the linter says are broken in a file. */
const rulesIn = (path: string) => found.filter(({ filename }) => filename === path).map(({ code }) => code)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embpm-lint-'))
  // What needs types is not asked here.
  const config = z
    .looseObject({ options: z.looseObject({}) })
    .parse(JSON.parse(await readFile(join(root, '.oxlintrc.json'), 'utf8')))
  const ours = { ...config, options: { ...config.options, typeAware: false } }
  const files: readonly (readonly [string, string])[] = [
    ['.oxlintrc.json', JSON.stringify(ours)],
    ...broken.map(([, path, text]) => [path, text] as const),
    ...fine,
  ]
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `${text}\n`)
  }
  const { output } = await capture('oxlint', ['--format', 'json'], folder)
  found = answer.parse(JSON.parse(output)).diagnostics
})
afterAll(() => rm(folder, { recursive: true }))

test.each(broken)('the linter finds %s in %s', (rule, path) => {
  expect(rulesIn(path)).toContainEqual(expect.stringContaining(`(${rule})`))
})

test.each(fine)('the linter finds nothing in %s', (path) => expect(rulesIn(path)).toEqual([]))
