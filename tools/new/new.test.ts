import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProject } from '../house/readProject.ts'
import { rules } from '../house/rules.ts'
import { capture } from '../packages/capture.ts'
import { root } from '../run.ts'
import { namesOf } from './names.ts'
import { planArea, type Plan, writePlan } from './planArea.ts'

// The generator runs once in a copy of the project; what it writes must compile, be clean and obey the house.
const left = new Set(['dist', 'dist-remote', 'tsconfig.tsbuildinfo', '.vite', '.vite-temp'])
let copy = ''
const plans: Plan[] = []
/** Of each plan, the lines that existing files got, and those that they lost. */
const edits: { added: string[]; removed: string[] }[][] = []

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
  for (const names of [namesOf('sales', 'trade-partner'), namesOf('bim', 'application')]) {
    const plan = planArea(copy, names)
    const textsOf = () => [...plan.changed.keys()].map((path) => readFileSync(join(copy, path), 'utf8').split('\n'))
    const before = textsOf()
    await writePlan(copy, plan)
    plans.push(plan)
    edits.push(textsOf().map((after, file) => difference(before[file] ?? [], after)))
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
    'packages/app/src/areas/sales/trade-partners/text/pl.json: "tradePartners.title" is still English: “Trade partners”.',
  )
}, 600_000)

test('a new area edits three files by one line each, an area that is there gets an entry among its pages', () => {
  const [newArea = [], oldArea = []] = edits
  expect(newArea.map(({ added, removed }) => [added.length, removed.length])).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ])
  expect(oldArea.flatMap(({ removed }) => removed)).toEqual([])
  const [, , pages] = oldArea
  expect(oldArea.map(({ added }) => added.length)).toEqual([1, 1, pages?.added.length])
  expect(pages?.added.filter((line) => line.includes(' page('))).toHaveLength(1)
})

// The linter asks the compiler about these files alone, not about all that depends on them; the router does not compile without
// each kind of the contract. Both screens come from the same templates, so that the files of one will do.
test('what is written is clean and compiles, and so do the tables that have to know it', async () => {
  const created = [...(plans[0]?.created.keys() ?? [])].filter((path) => !path.endsWith('.json'))
  const tables = plans.flatMap(({ changed }) => [...changed.keys()])
  const knowing = ['packages/backend/src/router.ts', 'packages/app/src/routes/registry.ts']
  const { code, output } = await capture('oxlint', ['--type-check', ...created, ...new Set(tables), ...knowing], copy)
  expect(code, output).toBe(0)
}, 600_000)

test('no text that is there is edited', () => {
  expect(plans.flatMap(({ changed }) => [...changed.keys()]).filter((path) => path.endsWith('.json'))).toEqual([])
})

test('nothing is overwritten', () => {
  expect(() => planArea(copy, namesOf('sales', 'trade-partner'))).toThrow(/exists already/)
  expect(() => planArea(root, namesOf('bim', 'service'))).toThrow(/exists already/)
})

test('a name that the contract uses is refused', () => {
  expect(() => planArea(root, namesOf('sales', 'organisation'))).toThrow(/has "organisations" already/)
  expect(() => planArea(root, namesOf('sales', 'person', 'people'))).toThrow(/has "people" already/)
})

test('a project without the known places is left alone', () => {
  const path = join(copy, 'packages/contract/src/kinds.ts')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, 'export const endpoints = []\n')
  expect(() => planArea(copy, namesOf('offers', 'quote'))).toThrow(/No list/)
  writeFileSync(path, text)
})

function breaches(folder: string) {
  const project = readProject(folder)
  return rules.flatMap((rule) => rule.check(project).map(({ file, sentence }) => `${file}: ${sentence}`))
}

/** The lines of a text that another one has not, and the other way round, in their order. */
function difference(before: readonly string[], after: readonly string[]) {
  const start = before.findIndex((line, index) => line !== after[index])
  const end = before.findLastIndex((line, index) => line !== after[index + after.length - before.length])
  return { added: after.slice(start, end + 1 + after.length - before.length), removed: before.slice(start, end + 1) }
}
