import { type System, systemEnvironments } from '@embpm/contract/system'

type Environment = System['environment']

/** What is to be said of an environment of a landscape: its version is older than that of another one, or another one is missing. */
export interface Remark {
  says: 'behind' | 'missing'
  than: Environment
}

/** The systems of one landscape: a row of the matrix. */
export interface Landscape {
  name: string
  category: string
  cells: Readonly<Record<Environment, readonly System[]>>
  /** The one that people work with: the productive one, without it the next. Its life is that of the landscape. */
  main: System
  remarks: Readonly<Partial<Record<Environment, Remark>>>
}

/** Landscapes of one category. */
export interface LandscapeGroup {
  category: string
  landscapes: readonly Landscape[]
}

const versions = new Intl.Collator('en', { numeric: true })

/** The systems by category and landscape, in the order in which they come. */
export function landscapesOf(systems: readonly System[]): LandscapeGroup[] {
  const byCategory = Map.groupBy(systems, ({ category }) => category)
  return [...byCategory].map(([category, inCategory]) => ({
    category,
    landscapes: [...Map.groupBy(inCategory, ({ landscape }) => landscape)].flatMap(([name, all]) => {
      const cells = {
        DEV: all.filter(({ environment }) => environment === 'DEV'),
        QAS: all.filter(({ environment }) => environment === 'QAS'),
        PRD: all.filter(({ environment }) => environment === 'PRD'),
      }
      const main = cells.PRD[0] ?? cells.QAS[0] ?? cells.DEV[0]
      return main ? [{ name, category, cells, main, remarks: remarksOn(cells) }] : []
    }),
  }))
}

/** What is to be said of the test and the productive system: each is compared with the one that changes come from. */
function remarksOn(cells: Landscape['cells']): Landscape['remarks'] {
  const remarks: Partial<Record<Environment, Remark>> = {}
  for (const [index, environment] of systemEnvironments.entries()) {
    const own = cells[environment][0]
    const before = systemEnvironments[index - 1]
    if (!own || before === undefined) continue
    const source = cells[before][0]
    if (!source) remarks[environment] = { says: 'missing', than: before }
    else if (versions.compare(own.productVersion, source.productVersion) < 0)
      remarks[environment] = { says: 'behind', than: before }
  }
  return remarks
}
