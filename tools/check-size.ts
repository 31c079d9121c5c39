import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureSizes, sum } from './packages/measureSizes.ts'
import { budgetKey, newBudgets, overBudget } from './packages/overBudget.ts'
import { PICKER_LIMIT, pickerCosts } from './packages/pickerCosts.ts'
import { publishedPackages } from './packages/publishedPackages.ts'
import { root } from './run.ts'

// Every subpath of every published package stays within its budget, and one part imported through the package's own
// index weighs no more than through its subpath; a picker costs little beyond what it stands on. What dynamic imports load later is no part of a budget: it is printed
// beside it. The packages are built before (`pnpm build`). `--update` writes budgets of what is measured and a tenth.
const budgetFile = join(root, 'tools/size-budgets.json')
/** Bytes that a bundler may write around modules that a dynamic import of the index shares; they are nobody's code. */
const WRAPPING = 120
const alone = [
  { owner: '@embpm/ui', name: 'StatusCircle', subpath: './status-circle' },
  { owner: '@embpm/pickers', name: 'ServicePicker', subpath: './service-picker' },
]

const packages = publishedPackages()
const subpaths = packages.flatMap(({ name, folder, subpaths: own, peers }) =>
  [...own].map(([subpath, target]) => ({ key: join(name, subpath), file: join(folder, target), peers })),
)
const sizes = await measureSizes(subpaths)
const measured = new Map(subpaths.map(({ key }, index) => [key, sizes[index]?.initial ?? 0]))
const lazies = new Map(subpaths.map(({ key }, index) => [key, sizes[index]?.lazy ?? new Map<string, number>()]))
const complaints: string[] = []

if (process.argv.includes('--update')) {
  const updated = newBudgets(measured, await readBudgets())
  await writeFile(budgetFile, `${JSON.stringify(Object.fromEntries(updated), null, 2)}\n`)
}

const budgets = await readBudgets()
for (const [key, size] of measured) {
  const budget = budgets.get(budgetKey(key, budgets) ?? key)
  const fits = budget !== undefined && size <= budget
  console.log(`${fits ? '✓' : '✗'} ${key.padEnd(36)} ${String(size).padStart(7)} of ${budget ?? 'no budget'} bytes`)
  const lazy = lazies.get(key) ?? new Map<string, number>()
  if (lazy.size === 0) continue
  const chunks = [...lazy].toSorted(([, a], [, b]) => b - a).map(([name, bytes]) => `${name} ${bytes}`)
  console.log(`    later ${sum(lazy)} (${chunks.join(', ')}), ${size + sum(lazy)} in all`)
}
complaints.push(...overBudget(measured, budgets))

for (const { owner, name, subpath } of alone) {
  const home = packages.find((published) => published.name === owner)
  const own = home?.subpaths.get(subpath)
  const whole = home?.subpaths.get('.')
  if (!home || own === undefined || whole === undefined) {
    complaints.push(`${owner} has no ${subpath}.`)
    continue
  }
  const { folder, peers } = home
  // In one file: chunks that the index alone has would look like others' code.
  const both = await measureSizes(
    [own, whole].map((target) => ({ file: join(folder, target), name, peers, split: false })),
  )
  const [direct = 0, through = 0] = both.map(({ initial }) => initial)
  const brings = through - direct > Math.max(direct * 0.05, WRAPPING)
  console.log(
    `${brings ? '✗' : '✓'} ${name} alone: ${direct} bytes from ${join(owner, subpath)}, ${through} from ${owner}`,
  )
  if (brings) complaints.push(`Importing ${name} from ${owner} brings ${through - direct} bytes of others.`)
}

const pickers = packages.find(({ name }) => name === '@embpm/pickers')
for (const [name, bytes] of pickers ? await pickerCosts(pickers) : []) {
  const fits = bytes <= PICKER_LIMIT
  console.log(`${fits ? '✓' : '✗'} ${name}: ${bytes} bytes beyond its table or tree, of ${PICKER_LIMIT}`)
  if (!fits) complaints.push(`${name} costs ${bytes - PICKER_LIMIT} bytes too many beyond its table or tree.`)
}

for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length > 0 ? 1 : 0)

async function readBudgets(): Promise<Map<string, number>> {
  const parsed: unknown = JSON.parse(await readFile(budgetFile, 'utf8').catch(() => '{}'))
  if (typeof parsed !== 'object' || parsed === null) throw new Error('tools/size-budgets.json is no object')
  return new Map(Object.entries(parsed).map(([key, value]) => [key, Number(value)]))
}
