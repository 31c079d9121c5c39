import type { SplitPart, SplitStanding, SplitWay } from '@embpm/contract/order-split'

/** What an order has to do in one period, and how that stands. */
export interface SplitCell {
  period: string
  start: string
  end: string
  /** Days on which one works in it. */
  workingDays: number
  standing: SplitStanding
  /** The execution that is there. */
  existing: { id: string; plannedHours: number; plannedQuantity: number } | null
}

/** How an order is to be split; what is absent is as the executions that are there suggest. */
export interface SplitWish {
  way: SplitWay
  hours?: number | undefined
  quantity?: number | undefined
}

/** Hours are distributed in hundredths. */
const hundredths = 100

/** Distributes units by weights in whole ones, a fraction goes to the last: nothing is lost by rounding, and none gets less than nothing. */
export function distribute(units: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((so, one) => so + one, 0)
  // Where nothing weighs anything, all weigh the same.
  const shares = sum > 0 ? weights : weights.map(() => 1)
  const whole = sum > 0 ? sum : weights.length
  const wholeUnits = Math.floor(units)
  let before = 0
  return shares.map((share, nth) => {
    const from = Math.round((wholeUnits * before) / whole)
    before += share
    const fraction = nth === shares.length - 1 ? units - wholeUnits : 0
    return Math.round((wholeUnits * before) / whole) - from + fraction
  })
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((so, one) => so + one, 0)

/** What all of an order comes to when each missing part is as the ones that are there are on average. */
function suggested(planned: readonly number[], missing: number): number {
  if (planned.length === 0) return 0
  const sum = sumOf(planned)
  return sum + Math.round((sum / planned.length) * missing)
}

/**
 * Splits an order: parts that are there keep what is planned for them, and what is left of all hours and of the whole quantity goes to
 * the parts that are to be made. Parts that cannot be made get nothing.
 */
export function splitOrder(
  cells: readonly SplitCell[],
  { way, hours, quantity }: SplitWish,
): { parts: SplitPart[]; hours: number; quantity: number } {
  const there = cells.flatMap(({ existing }) => existing ?? [])
  const missing = cells.filter(({ standing }) => standing === 'new')
  const weights = missing.map(({ workingDays }) => (way === 'evenly' ? 1 : workingDays))
  const spread = (wanted: number | undefined, planned: readonly number[]) => {
    const all = Math.max(wanted ?? suggested(planned, missing.length), sumOf(planned))
    return { all, parts: distribute(all - sumOf(planned), weights) }
  }
  const units = (number: number) => Math.round(number * hundredths)
  const inHours = spread(
    hours === undefined ? undefined : units(hours),
    there.map(({ plannedHours }) => units(plannedHours)),
  )
  const inPieces = spread(
    quantity,
    there.map(({ plannedQuantity }) => plannedQuantity),
  )
  let nth = -1
  const parts = cells.map(({ period, start, end, standing, existing }): SplitPart => {
    if (standing === 'new') nth += 1
    const made = standing === 'new'
    return {
      period,
      start,
      end,
      standing,
      executionId: existing?.id ?? null,
      plannedHours: existing?.plannedHours ?? (made ? (inHours.parts[nth] ?? 0) / hundredths : 0),
      plannedQuantity: existing?.plannedQuantity ?? (made ? (inPieces.parts[nth] ?? 0) : 0),
    }
  })
  return { parts, hours: inHours.all / hundredths, quantity: inPieces.all }
}
