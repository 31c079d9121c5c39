import {
  type Coverage,
  type CoverageRow,
  coverageTypes,
  passedOf,
  type TestCounts,
} from '@embpm/contract/test-coverage'

/** The columns of the matrix behind the process: requirements with a test, then the types of tests. */
export const matrixColumns = ['covered', ...coverageTypes] as const

/** A column of the matrix. */
export type MatrixColumn = (typeof matrixColumns)[number]

/** A row as it is shown. */
export interface MatrixRow extends Pick<CoverageRow, 'code' | 'name' | 'requirements' | 'cells'> {
  /** `null` for the row of all processes. */
  id: string | null
  /** From 0. */
  depth: number
  /** Whether there are rows below it, and whether they are shown. */
  isParent: boolean
  isOpen: boolean
}

/** A figure of the matrix: so many of so many are done, so many failed or are blocked. */
export interface MatrixFigure {
  done: number
  all: number
  failed: number
}

/** The figure of a column. */
export function figureOf(row: Pick<MatrixRow, 'requirements' | 'cells'>, column: MatrixColumn): MatrixFigure {
  if (column === 'covered') return { done: row.requirements.tested, all: row.requirements.all, failed: 0 }
  const counts = row.cells[column]
  return { done: passedOf(counts), all: counts.tests, failed: counts.fail + counts.blocked }
}

/** All types of tests together. */
export function sumOf(cells: Coverage['total']['cells']): TestCounts {
  const sum = { tests: 0, pass: 0, reservations: 0, fail: 0, blocked: 0 }
  for (const type of coverageTypes)
    for (const name of ['tests', 'pass', 'reservations', 'fail', 'blocked'] as const) sum[name] += cells[type][name]
  return sum
}

/** How many of a hundred are done: 100 only where all are, 0 only where none is. */
export function percentOf({ done, all }: Pick<MatrixFigure, 'done' | 'all'>): number {
  if (done === 0 || all === 0) return 0
  return Math.max(1, Math.floor((done / all) * 100))
}

/** How strong a figure is drawn, from 0 (all done) to 6 (nothing done): strength is what is left. Source: the drawing. */
export function heatOf(figure: Pick<MatrixFigure, 'done' | 'all'>): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const { done, all } = figure
  if (done >= all) return 0
  if (done === 0) return 6
  const percent = percentOf(figure)
  if (percent >= 90) return 1
  if (percent >= 75) return 2
  if (percent >= 50) return 3
  return percent >= 25 ? 4 : 5
}

/** How many tests a row has. */
const testsIn = ({ cells }: Pick<CoverageRow, 'cells'>) => sumOf(cells).tests

/** The rows that are open at first: those of the top that have tests. */
export const firstOpen = (rows: readonly CoverageRow[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => (row.parentId === null && testsIn(row) > 0 ? [row.id] : [])))

/** The rows in sight, that of all processes first. */
export function shownRows({ rows, total }: Coverage, open: ReadonlySet<string>): readonly MatrixRow[] {
  const parents = new Set(rows.map(({ parentId }) => parentId))
  const depths = new Map<string, number>()
  const shown: MatrixRow[] = [{ id: null, code: '', name: '', depth: 0, isParent: false, isOpen: false, ...total }]
  for (const { id, code, name, parentId, requirements, cells } of rows) {
    const above = parentId === null ? -1 : depths.get(parentId)
    if (above === undefined || (parentId !== null && !open.has(parentId))) continue
    depths.set(id, above + 1)
    const isParent = parents.has(id)
    shown.push({ id, code, name, requirements, cells, depth: above + 1, isParent, isOpen: isParent && open.has(id) })
  }
  return shown
}
