import { maxDashboardGroups, type ProjectDashboard } from '@embpm/contract/dashboard'
import { type OperationTask, operationTaskStatuses } from '@embpm/contract/operation-task'
import type { ProjectRisk } from '@embpm/contract/project-risk'
import { highScore, mediumScore } from '@embpm/contract/project-status'
import type { ScenarioResult } from '@embpm/contract/scenario-result'

import { countIn, latestOf } from '../implementation/coverageOf.js'
import { cumulated, dayIn, type Range, type Week, weeksOf } from './weeksOf.js'

/** What is looked at of a task. */
export type FigureTask = Pick<
  OperationTask,
  | 'createdAt'
  | 'status'
  | 'summary'
  | 'duration'
  | 'progress'
  | 'plannedEnd'
  | 'baselineEnd'
  | 'actualEnd'
  | 'roleId'
  | 'role'
>

/** What the figures of a project are worked out from; everything is of the project already. */
export interface ProjectFacts {
  tasks: readonly FigureTask[]
  tests: readonly { id: string }[]
  results: readonly Pick<ScenarioResult, 'testTaskId' | 'runNo' | 'result' | 'executedAt'>[]
  risks: readonly Pick<ProjectRisk, 'state' | 'score'>[]
}

const isDone = ({ status, actualEnd }: FigureTask) => status === 'done' || actualEnd !== null
const isLate = (one: FigureTask, asOf: string) => !isDone(one) && one.plannedEnd !== null && one.plannedEnd < asOf
const leftOf = (one: FigureTask) => (isDone(one) ? 0 : (one.duration * (100 - one.progress)) / 100)
const round = (days: number) => Math.round(days * 10) / 10

/** The figures of tasks, tests and risks. The load of units is added by who knows the people. */
export function projectFigures(
  { tasks: all, tests, results, risks }: ProjectFacts,
  { asOf, ...range }: Range & { asOf: string },
): Omit<ProjectDashboard, 'load'> {
  const tasks = all.filter(({ summary }) => !summary)
  const weeks = weeksOf(range)
  const due = tasks.flatMap(({ baselineEnd, plannedEnd }) => baselineEnd ?? plannedEnd ?? [])
  const counts = { tests: 0, pass: 0, reservations: 0, fail: 0, blocked: 0 }
  const latest = latestOf(results)
  for (const { id } of tests) countIn(counts, latest.get(id)?.result ?? 'not run')
  const open = risks.flatMap(({ state, score }) => (state === 'closed' ? [] : [score]))
  const high = open.filter((score) => score >= highScore).length
  const low = open.filter((score) => score < mediumScore).length
  return {
    tasks: {
      all: tasks.length,
      done: tasks.filter(isDone).length,
      planned: due.filter((day) => day <= asOf).length,
      late: tasks.filter((one) => isLate(one, asOf)).length,
    },
    burnUp: burnUpOf(tasks, weeks, asOf),
    byStatus: operationTaskStatuses.map((status) => {
      const of = tasks.filter((one) => one.status === status)
      return {
        status,
        tasks: of.length,
        late: of.filter((one) => isLate(one, asOf)).length,
        days: round(of.reduce((sum, one) => sum + leftOf(one), 0)),
      }
    }),
    byRole: rolesOf(tasks),
    tests: counts,
    results: resultsOf(results, weeks),
    risks: { low, medium: open.length - low - high, high },
  }
}

/** By the end of each week; what is done without a day counts from the beginning. */
function burnUpOf(tasks: readonly FigureTask[], weeks: readonly Week[], asOf: string): ProjectDashboard['burnUp'] {
  const done = tasks.filter(isDone)
  const scope = cumulated(
    tasks.map(({ createdAt }) => dayIn(createdAt)),
    weeks,
  )
  const planned = cumulated(
    tasks.flatMap(({ baselineEnd, plannedEnd }) => baselineEnd ?? plannedEnd ?? []),
    weeks,
  )
  const finished = cumulated(
    done.map(({ actualEnd }) => actualEnd ?? ''),
    weeks,
  )
  // What is late is not expected before today.
  const ahead = cumulated(
    tasks.flatMap((one) =>
      isDone(one) || one.plannedEnd === null ? [] : one.plannedEnd < asOf ? asOf : one.plannedEnd,
    ),
    weeks,
  )
  return weeks.map(({ week, start, end }, at) => ({
    week,
    start,
    scope: scope[at] ?? 0,
    planned: planned[at] ?? 0,
    done: start <= asOf ? (finished[at] ?? 0) : null,
    expected: end >= asOf ? (start <= asOf ? (finished[at] ?? 0) : done.length + (ahead[at] ?? 0)) : null,
  }))
}

function rolesOf(tasks: readonly FigureTask[]): ProjectDashboard['byRole'] {
  const open = tasks.filter((one) => !isDone(one))
  return [...Map.groupBy(open, ({ roleId }) => roleId)]
    .map(([id, of]) => ({
      id,
      name: of[0]?.role?.name ?? '',
      tasks: of.length,
      days: round(of.reduce((sum, one) => sum + leftOf(one), 0)),
    }))
    .toSorted((one, other) => other.days - one.days || one.name.localeCompare(other.name))
    .slice(0, maxDashboardGroups * 2)
}

function resultsOf(results: ProjectFacts['results'], weeks: readonly Week[]): ProjectDashboard['results'] {
  const counted = weeks.map(({ week, start }) => ({ week, start, pass: 0, reservations: 0, fail: 0, blocked: 0 }))
  const [first] = weeks
  const byStart = new Map(counted.map((one) => [one.start, one]))
  for (const { result, executedAt } of results) {
    const day = dayIn(executedAt)
    if (result === 'not run' || !first || day < first.start) continue
    const start = weeks.findLast((week) => week.start <= day && day <= week.end)?.start
    const of = start === undefined ? undefined : byStart.get(start)
    if (of) of[result] += 1
  }
  return counted
}
