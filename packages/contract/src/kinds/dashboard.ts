import * as z from 'zod/mini'

import { inOrganisation } from '../common/errors.js'
import { costElementCategories } from './cost-element.js'
import { operationTaskStatuses } from './operation-task.js'
import { periodStates } from './period.js'
import { requirementStatuses } from './requirement.js'
import { ricefwStatuses, ricefwTypes } from './ricefw.js'
import { testCounts } from './test-coverage.js'

/** How many weeks or months a dashboard shows at most: the newest of the period. */
export const maxDashboardSteps = 53

/** How many units are told apart at most, and twice as many roles: the largest. */
export const maxDashboardGroups = 7

/** How many RICEFW items are compared one by one: those with the most planned hours. */
export const maxComparedItems = 60

/** The kinds that the analytics dashboard counts, all of the family `processes`. */
export const countedKinds = [
  'processes',
  'requirements',
  'ricefws',
  'documents',
  'systems',
  'transactions',
  'orgUnits',
  'positions',
  'costObjects',
  'glAccounts',
] as const

/** Those of the counted kinds that belong to a business area: what an area is asked of leaves out the others. */
export const countedKindsOfAreas = ['processes', 'requirements', 'ricefws'] as const satisfies readonly CountedKind[]

/** A kind that the analytics dashboard counts. */
export type CountedKind = (typeof countedKinds)[number]

const id = z.string().check(z.minLength(1), z.maxLength(64))
const count = z.int().check(z.minimum(0))
const amount = z.number()

/** A week by its Monday and as ISO 8601 names it, such as 2026-W45. */
const week = { week: z.string(), start: z.iso.date() }
const named = { id: z.nullable(id), name: z.string() }

/** Schema of what is asked of the analytics dashboard: the days that are shown, both included, and an area. */
export const analyticsAsked = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** A business area; what is of those below it counts as well. Default: all areas, and what has none. */
    areaId: z.optional(z.nullable(id)),
  })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'to is before from' }))

/** What is asked of a dashboard of projects. */
const ofProject = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Today: what is expected begins after it. */
  asOf: z.iso.date(),
  /** Default: all projects. */
  projectId: z.optional(z.nullable(id)),
})

/** Schema of the project dashboard. Tasks are those that are no summary, of orders that are neither cancelled nor templates. */
export const projectDashboard = z.object({
  tasks: z.object({
    all: count,
    done: count,
    /** Those whose baseline, or without one whose plan, ends by `asOf`. */
    planned: count,
    /** Those that are not done and whose plan ended before `asOf`. */
    late: count,
  }),
  /** By the end of each week. `done` is `null` after `asOf`, `expected` before it. */
  burnUp: z.array(
    z.object({ ...week, scope: count, planned: count, done: z.nullable(count), expected: z.nullable(count) }),
  ),
  /** In the order of the work; the days are working days that are left. */
  byStatus: z.array(z.object({ status: z.enum(operationTaskStatuses), tasks: count, late: count, days: amount })),
  /** What is left to do by role, the most first. */
  byRole: z.array(z.object({ ...named, tasks: count, days: amount })),
  /** Test tasks by what came of each in its newest run. */
  tests: testCounts,
  /** What was recorded in each week. */
  results: z.array(z.object({ ...week, pass: count, reservations: count, fail: count, blocked: count })),
  /** Risks that are not closed, by their scores. */
  risks: z.object({ low: count, medium: count, high: count }),
  /** What is asked of units, in per cent of the hours that their assigned people have, in eight weeks from that of `asOf`. */
  load: z.object({
    weeks: z.array(z.object(week)),
    units: z.array(z.object({ ...named, percent: z.array(count) })),
  }),
})

/** The project dashboard. */
export type ProjectDashboard = z.infer<typeof projectDashboard>

/** Schema of the analytics dashboard: what the processes area holds, and how it grows. */
export const analyticsDashboard = z.object({
  /** Such as 2026-11, and its first day. */
  months: z.array(z.object({ month: z.string(), start: z.iso.date() })),
  /** The area that was asked for, and those below it that something is of: lists with these show what was counted. Empty for all areas. */
  areaIds: z.array(id),
  /** In an area only those that belong to one ({@link countedKindsOfAreas}). */
  kinds: z.array(
    z.object({
      kind: z.enum(countedKinds),
      all: count,
      /** Those that were made in the period, and in the same number of days before it. */
      created: count,
      createdBefore: count,
      /** Those that were changed last in each month. */
      changed: z.array(count),
      /** How many there were at the end of each month, of those that there are. */
      grown: z.array(count),
    }),
  ),
  /** In the order of the work. */
  requirements: z.array(z.object({ status: z.enum(requirementStatuses), fit: count, gap: count, undecided: count })),
  ricefwTypes: z.array(z.object({ type: z.enum(ricefwTypes), items: count })),
  ricefwStatuses: z.array(z.object({ status: z.enum(ricefwStatuses), items: count })),
  /** RICEFW items with planned and actual hours. */
  effort: z.array(z.object({ id, code: z.string(), name: z.string(), planned: amount, actual: amount })),
})

/** The analytics dashboard. */
export type AnalyticsDashboard = z.infer<typeof analyticsDashboard>

/** Schema of the finance dashboard: hours, for the product holds no amounts. */
export const financeDashboard = z.object({
  /** Hours of executions whose period begins in each month. */
  months: z.array(
    z.object({
      /** Such as 2026-11, and its first day. */
      month: z.string(),
      start: z.iso.date(),
      planned: amount,
      actual: amount,
      executions: count,
      /** The periods that begin in it and have executions. */
      periodIds: z.array(id),
    }),
  ),
  /** Hours in the period by the type of the cost object of their orders, the most first; `null` for orders without one. */
  costObjectTypes: z.array(z.object({ type: z.nullable(z.string()), planned: amount, actual: amount })),
  /** Orders that are neither done, cancelled nor templates, and those of them without a cost object. */
  orders: z.object({ open: count, withoutCostObject: count }),
  /** Hours of RICEFW items by type. */
  ricefws: z.array(z.object({ type: z.enum(ricefwTypes), planned: amount, actual: amount })),
  costElements: z.array(z.object({ category: z.enum(costElementCategories), elements: count })),
  /** Months and weeks that are open although they are over. */
  overdue: count,
  /** The months of the period that have begun, the newest first. */
  periods: z.array(
    z.object({ id, name: z.string(), start: z.iso.date(), end: z.iso.date(), state: z.enum(periodStates) }),
  ),
})

/** The finance dashboard. */
export type FinanceDashboard = z.infer<typeof financeDashboard>

const route = (name: string, summary: string) =>
  inOrganisation.route({ method: 'POST', path: `/processes/dashboards/${name}`, summary, tags: ['Processes'] })

/** The figures of the dashboards, each computed from what is stored. Source: issue 19 and the drawings of the dashboards. */
export const dashboards = {
  /** How projects stand between two days. */
  project: route('project', 'Read the figures of the project dashboard').input(ofProject).output(projectDashboard),
  /** What there is, in all or in a business area, and what changed between two days. */
  analytics: route('analytics', 'Read the figures of the analytics dashboard')
    .input(analyticsAsked)
    .output(analyticsDashboard),
  /** What was planned and done between two days, and what it is booked on. */
  finance: route('finance', 'Read the figures of the finance dashboard').input(ofProject).output(financeDashboard),
}
