import { addDays, differenceInDays, endOfMonth, monthsOfRange } from '@embpm/calendar'
import type { Entity } from '@embpm/contract'
import {
  type AnalyticsDashboard,
  type CountedKind,
  countedKinds,
  maxComparedItems,
  maxDashboardSteps,
} from '@embpm/contract/dashboard'
import { type Requirement, requirementStatuses } from '@embpm/contract/requirement'
import { type Ricefw, ricefwStatuses, ricefwTypes } from '@embpm/contract/ricefw'

import { countWithin, cumulated, dayIn, type Range } from './weeksOf.js'

/** What the analytics are worked out from. */
export interface AnalyticsFacts {
  /** A kind that is not there has no figures: it cannot be of what was asked for. */
  kinds: Readonly<Partial<Record<CountedKind, readonly Pick<Entity, 'createdAt' | 'changedAt'>[]>>>
  requirements: readonly Pick<Requirement, 'status' | 'fitGap'>[]
  ricefws: readonly Pick<Ricefw, 'id' | 'ricefwId' | 'name' | 'type' | 'status' | 'estimateHours' | 'actualHours'>[]
}

/** What there is, how it grew and what was changed. */
export function analyticsFigures(
  { kinds, requirements, ricefws }: AnalyticsFacts,
  range: Range,
): Omit<AnalyticsDashboard, 'areaIds'> {
  const months = monthsOfRange({ start: range.from, end: range.to })
    .slice(-maxDashboardSteps)
    .map((start) => ({ start, end: endOfMonth(start) }))
  const before = {
    from: addDays(range.from, -differenceInDays(range.to, range.from) - 1),
    to: addDays(range.from, -1),
  }
  return {
    months: months.map(({ start }) => ({ month: start.slice(0, 7), start })),
    kinds: countedKinds.flatMap((kind) => {
      const rows = kinds[kind]
      if (!rows) return []
      const created = rows.map(({ createdAt }) => dayIn(createdAt))
      const changed = rows.map(({ changedAt }) => dayIn(changedAt))
      return {
        kind,
        all: rows.length,
        created: countWithin(created, range),
        createdBefore: countWithin(created, before),
        changed: months.map(({ start, end }) => countWithin(changed, { from: start, to: end })),
        grown: cumulated(created, months),
      }
    }),
    requirements: requirementStatuses.map((status) => {
      const of = requirements.filter((one) => one.status === status)
      const fit = of.filter(({ fitGap }) => fitGap === 'fit').length
      const gap = of.filter(({ fitGap }) => fitGap === 'gap').length
      return { status, fit, gap, undecided: of.length - fit - gap }
    }),
    ricefwTypes: ricefwTypes.map((type) => ({ type, items: ricefws.filter((one) => one.type === type).length })),
    ricefwStatuses: ricefwStatuses.map((status) => ({
      status,
      items: ricefws.filter((one) => one.status === status).length,
    })),
    effort: ricefws
      .filter(({ estimateHours, actualHours }) => estimateHours > 0 && actualHours > 0)
      .toSorted((one, other) => other.estimateHours - one.estimateHours || one.ricefwId.localeCompare(other.ricefwId))
      .slice(0, maxComparedItems)
      .map(({ id, ricefwId, name, estimateHours, actualHours }) => ({
        id,
        code: ricefwId,
        name,
        planned: estimateHours,
        actual: actualHours,
      })),
  }
}
