import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProject } from '../house/readProject.ts'
import { rules } from '../house/rules.ts'
import { capture } from '../packages/capture.ts'
import { root } from '../run.ts'
import { namesOf } from './names.ts'
import { planArea } from './planArea.ts'
import { writePlan } from './writePlan.ts'

// The generator runs in a copy of the project; what it writes must compile, be clean and obey the house.
const left = new Set(['dist', 'dist-remote', 'tsconfig.tsbuildinfo', '.vite'])
let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'embpm-new-'))
  for (const name of readdirSync(root).filter((one) => /^(?:packages|\.storybook|.*\.(?:json|ts|yaml))$/.test(one)))
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !left.has(path.split('/').at(-1) ?? ''),
    })
  // Links between packages are relative and stay inside the copy; everything installed is the original's, caches are not.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  cpSync(join(root, 'tools'), join(copy, 'tools'), { recursive: true })
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a screen in a new area and one in an existing area compile and obey the house', async () => {
  const before = new Set(breaches())
  const plans = []
  for (const names of [namesOf('sales', 'business-partner'), namesOf('bim', 'application')]) {
    const plan = planArea(copy, names)
    await writePlan(copy, plan)
    plans.push(plan)
  }
  const written = plans.flatMap(({ created }) => [...created.keys()])
  const found = breaches().filter((breach) => !before.has(breach))
  // What nobody can know is the name in the other languages: the check of the texts asks for it.
  expect(found.filter((breach) => !breach.includes('is still English'))).toEqual([])
  expect(found).toContain(
    'packages/app/src/text/pl.json: "businessPartners.title" is still English: “Business partners”.',
  )
  const lint = await capture('oxlint', written, copy)
  expect(lint.code, lint.output).toBe(0)
  const { code, output } = await capture(
    'tsc',
    ['-b', 'packages/app', 'packages/backend', 'tsconfig.stories.json'],
    copy,
  )
  expect(output).toBe('')
  expect(code).toBe(0)
}, 120_000)

test('nothing is overwritten', () => {
  expect(() => planArea(copy, namesOf('sales', 'business-partner'))).toThrow(/exists already/)
  expect(() => planArea(root, namesOf('bim', 'service'))).toThrow(/exists already/)
})

test('a name that the contract uses is refused', () => {
  expect(() => planArea(root, namesOf('sales', 'organisation'))).toThrow(/exports "organisation" already/)
})

test('a project without the known places is left alone', () => {
  const path = join(copy, 'packages/contract/src/contract.ts')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, 'export const endpoints = []\n')
  expect(() => planArea(copy, namesOf('offers', 'quote'))).toThrow(/No list/)
  writeFileSync(path, text)
})

const breaches = () =>
  rules.flatMap((rule) => rule.check(readProject(copy)).map(({ file, sentence }) => `${file}: ${sentence}`))
