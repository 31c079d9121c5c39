import type { MatrixRole, MatrixStep, RolesByStep } from './matrix.js'
import { totalsOf } from './matrix.js'
import { accountableAt, type Axes, cellAt, nameOf, placeAt } from './useAxes.js'

/** Words of a matrix in a file. */
export interface RaciTableWords {
  step: string
  role: string
  check: string
  totals: string
  /** What the check of a step says, by how many are accountable. */
  checkOf: (accountable: number) => string
}

/** A matrix as lines of a file, as it stands on the page: heads, a line for each row, the last column and line for checks and sums. */
export function raciTable(
  axes: Axes,
  rolesByStep: RolesByStep,
  words: RaciTableWords,
): { headers: string[]; rows: string[][] } {
  const { view, rows, columns } = axes
  const totals = totalsOf(rolesByStep)
  const sumOf = ({ ref }: MatrixRole) => {
    const { R, A } = totals.get(ref) ?? { R: 0, A: 0 }
    return `${R}, ${A}`
  }
  const checkOf = (step: MatrixStep) => words.checkOf(accountableAt(rolesByStep, step))
  const endOf = (item: Axes['rows'][number]) => (item.kind === 'step' ? checkOf(item.step) : sumOf(item.role))
  const [first, last] = view === 'step' ? [words.step, words.check] : [words.role, words.totals]
  return {
    headers: [first, ...columns.map(nameOf), last],
    rows: [
      ...rows.map((item, row) => [
        nameOf(item),
        ...columns.map((_, column) => {
          const place = placeAt(axes, row, column)
          return place ? cellAt(rolesByStep, place).join(', ') : ''
        }),
        endOf(item),
      ]),
      [view === 'step' ? words.totals : words.check, ...columns.map(endOf), ''],
    ],
  }
}
