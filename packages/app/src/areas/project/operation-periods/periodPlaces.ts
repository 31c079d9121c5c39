import type { PeriodMonth } from '@embpm/contract/period-closing'

/** A month or a week in the table of a year: the month stands in column 0, its weeks behind it. */
export interface PeriodPlace {
  id: string
  kind: 'month' | 'week'
  row: number
  column: number
}

/** Everything that can be chosen in a year, row by row. */
export const placesOf = (months: readonly Pick<PeriodMonth, 'id' | 'weeks'>[]): PeriodPlace[] =>
  months.flatMap(({ id, weeks }, row) => [
    { id, kind: 'month' as const, row, column: 0 },
    ...weeks.map((week, index) => ({ id: week.id, kind: 'week' as const, row, column: index + 1 })),
  ])

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-Infinity, 0],
  PageDown: [Infinity, 0],
}

const within = (wanted: number, last: number) => Math.min(Math.max(wanted, 0), last)

/** Where a key leads from a place: rows end at their last week, the year at its months. `null` for other keys. */
export function placeAfter(places: readonly PeriodPlace[], at: PeriodPlace, key: string): PeriodPlace | null {
  const step = steps[key]
  if (!step) return null
  const row = within(at.row + step[0], Math.max(...places.map((one) => one.row)))
  const inRow = places.filter((one) => one.row === row)
  const column = within(at.column + step[1], inRow.length - 1)
  return inRow.find((one) => one.column === column) ?? at
}

/** The ids from one place to another: weeks from week to week, else the months from one to the other. */
export function rangeOf(places: readonly PeriodPlace[], from: PeriodPlace, to: PeriodPlace): string[] {
  const kind = from.kind === 'week' && to.kind === 'week' ? 'week' : 'month'
  const line = places.filter((one) => one.kind === kind)
  const indexOf = (place: PeriodPlace) =>
    line.findIndex((one) => (kind === 'month' ? one.row === place.row : one.id === place.id))
  const [first = 0, last = 0] = [indexOf(from), indexOf(to)].toSorted((a, b) => a - b)
  return line.slice(first, last + 1).map(({ id }) => id)
}
