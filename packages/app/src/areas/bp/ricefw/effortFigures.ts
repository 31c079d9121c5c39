/** Hours planned and spent. */
export interface Effort {
  planned: number
  actual: number
}

/** Hours of what belongs together. */
export interface EffortGroup extends Effort {
  /** The value of the field that it is grouped by, `''` for none. */
  value: string
  name: string
  /** Items. */
  count: number
}

/** Hours beyond the plan; below 0 where some are left. */
export const overPlan = ({ planned, actual }: Effort): number => actual - planned

/** Groups in the order of a chart: the largest plan first, then what was spent more, then by name. */
export const byPlan = (
  groups: readonly EffortGroup[],
  compare: (left: string, right: string) => number,
): EffortGroup[] =>
  groups.toSorted(
    (left, right) => right.planned - left.planned || right.actual - left.actual || compare(left.name, right.name),
  )

/** The groups that are over plan, the furthest first. */
export const overPlanned = (groups: readonly EffortGroup[]): EffortGroup[] =>
  groups.filter((group) => overPlan(group) > 0).toSorted((left, right) => overPlan(right) - overPlan(left))
