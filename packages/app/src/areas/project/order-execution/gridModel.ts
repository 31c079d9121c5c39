import type { GridCell, GridOrder, GridPeriod } from '@embpm/contract/execution-grid'
import type { Entry } from './executionEntries.js'

/** A place in the grid. */
export interface GridPlace {
  row: number
  column: number
}

/** What the grid shows in a place: an execution as it is stored, with what was entered and is not stored yet. */
export interface ShownCell extends GridCell {
  entry?: Entry
}

/** How a cell stands; `shut` is one whose period is not open any more. */
export type Standing = 'planned' | 'due' | 'entered' | 'confirmed' | 'rejected' | 'shut'

/** The grid as it is looked up by places. */
export interface GridModel {
  orders: readonly GridOrder[]
  periods: readonly GridPeriod[]
  /** Of each order, its cells by their columns. */
  rows: readonly (readonly (ShownCell | undefined)[])[]
  placeOf: ReadonlyMap<string, GridPlace>
}

interface GridData {
  orders: readonly GridOrder[]
  periods: readonly GridPeriod[]
  cells: readonly GridCell[]
}

/** Puts cells in their places, with what was entered over them. */
export function gridModel({ orders, periods, cells }: GridData, entries: ReadonlyMap<string, Entry>): GridModel {
  const columns = new Map(periods.map(({ id }, column) => [id, column]))
  const rowOf = new Map(orders.map(({ id }, row) => [id, row]))
  const rows = orders.map((): (ShownCell | undefined)[] => Array.from({ length: periods.length }, () => undefined))
  const placeOf = new Map<string, GridPlace>()
  for (const cell of cells) {
    const row = rowOf.get(cell.orderId)
    const column = columns.get(cell.periodId)
    const inRow = row === undefined ? undefined : rows[row]
    if (!inRow || row === undefined || column === undefined) continue
    const entry = entries.get(cell.id)
    inRow[column] = entry ? { ...cell, ...(entry.status !== 'refused' && entry.fields), entry } : cell
    placeOf.set(cell.id, { row, column })
  }
  return { orders, periods, rows, placeOf }
}

/** How a cell stands on a day: what is planned is due from the first day of its period on. */
export function standingOf(
  { state }: Pick<GridCell, 'state'>,
  { state: of, start }: GridPeriod,
  today: string,
): Standing {
  if (of !== 'open') return 'shut'
  return state === 'planned' && start <= today ? 'due' : state
}

/** Whether more was done than planned. */
export const isOver = ({ hours, plannedHours, quantity, plannedQuantity }: GridCell): boolean =>
  (plannedHours > 0 && hours > plannedHours) || (plannedQuantity > 0 && quantity > plannedQuantity)

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
}

const within = (wanted: number, count: number) => Math.min(Math.max(wanted, 0), count - 1)

/** What a key is pressed with. */
interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}

/** Where a key leads from a place; `null` for other keys. With Ctrl arrows lead to the edge, Home and End to the corners. */
export function placeAfter(
  { orders, periods }: Pick<GridModel, 'orders' | 'periods'>,
  at: GridPlace,
  { key, ctrlKey, metaKey }: Pressed,
  page: number,
): GridPlace | null {
  const far = ctrlKey || metaKey
  const paged: Readonly<Record<string, readonly [number, number]>> = { PageUp: [-page, 0], PageDown: [page, 0] }
  const step = steps[key] ?? paged[key]
  if (!step) return null
  const [rows, columns] = step
  const corner = key === 'Home' ? -Infinity : key === 'End' ? Infinity : rows * Infinity
  const byRows = far && (key === 'Home' || key === 'End' || rows !== 0) ? corner : rows
  const byColumns = far && columns !== 0 ? columns * Infinity : columns
  return { row: within(at.row + byRows, orders.length), column: within(at.column + byColumns, periods.length) }
}

/** Whether a cell can be changed: there is one, and its period is open. */
export const isOpen = (model: GridModel, { row, column }: GridPlace): boolean =>
  model.rows[row]?.[column] !== undefined && model.periods[column]?.state === 'open'

/** The cells that can be changed from one place to another. */
export function rangeOf(model: GridModel, from: GridPlace, to: GridPlace): ShownCell[] {
  const [top = 0, bottom = 0] = [from.row, to.row].toSorted((a, b) => a - b)
  const [left = 0, right = 0] = [from.column, to.column].toSorted((a, b) => a - b)
  return model.rows
    .slice(top, bottom + 1)
    .flatMap((cells) => cells.slice(left, right + 1))
    .filter((cell, nth) => {
      const column = left + (nth % (right - left + 1))
      return cell !== undefined && model.periods[column]?.state === 'open'
    })
    .filter((cell) => cell !== undefined)
}
