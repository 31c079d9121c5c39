import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProject } from '../house/readProject.ts'
import { rules } from '../house/rules.ts'
import { capture } from '../packages/capture.ts'
import { root } from '../run.ts'
import { namesOf } from './names.ts'
import { planArea, type Plan } from './planArea.ts'
import { writePlan } from './writePlan.ts'

// The generator runs once in a copy of the project; what it writes must compile, be clean and obey the house.
const left = new Set(['dist', 'dist-remote', 'tsconfig.tsbuildinfo', '.vite', '.vite-temp'])
let copy = ''
const plans: Plan[] = []

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'embpm-new-'))
  for (const name of readdirSync(root).filter((one) =>
    /^(?:packages|docs|\.storybook|.*\.(?:json|ts|yaml))$/.test(one),
  ))
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
  for (const names of [namesOf('sales', 'business-partner'), namesOf('bim', 'application')]) {
    const plan = planArea(copy, names)
    await writePlan(copy, plan)
    plans.push(plan)
  }
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a screen in a new area and one in an existing area obey the house', () => {
  const found = breaches(copy)
  // What nobody can know is the name in the other languages: the check of the texts asks for it.
  const untold = found.filter((breach) => !breach.includes('is still English'))
  // What the project itself breaks is a matter of its own; it is looked for only when there is something.
  const own = new Set(untold.length > 0 ? breaches(root) : [])
  expect(untold.filter((breach) => !own.has(breach))).toEqual([])
  expect(found).toContain(
    'packages/app/src/areas/sales/business-partners/text/pl.json: "businessPartners.title" is still English: “Business partners”.',
  )
}, 180_000)

// The linter asks the compiler about these files alone, not about all that depends on them. Both screens come from the same
// templates, so that the files of one will do. What gets but a line that names a file and its export (routers, routes, the
// contract) is needed by the files that are compiled.
const lined = /\/(?:router|index|contract|endpointGroups)\.tsx?$/
test('what is written is clean and compiles, and so do the tables that have to know it', async () => {
  const created = [...(plans[0]?.created.keys() ?? [])].filter((path) => !path.endsWith('.json'))
  const tables = plans.flatMap(({ changed }) => [...changed.keys()].filter((path) => !lined.test(path)))
  expect(tables).toContain('packages/app/src/areas/bim/pages.ts')
  const { code, output } = await capture('oxlint', ['--type-check', ...created, ...new Set(tables)], copy)
  expect(code, output).toBe(0)
}, 180_000)

test('no text that is there is edited', () => {
  expect(plans.flatMap(({ changed }) => [...changed.keys()]).filter((path) => path.endsWith('.json'))).toEqual([])
})

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

function breaches(folder: string) {
  const project = readProject(folder)
  return rules.flatMap((rule) => rule.check(project).map(({ file, sentence }) => `${file}: ${sentence}`))
}
