import type { Project } from '@embpm/contract/project'
import {
  differingLights,
  type ProjectStatus,
  projectStatus as contract,
  proposeLights,
} from '@embpm/contract/project-status'
import { projectLights, type StatusReport } from '@embpm/contract/status-report'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import { touch } from '../entity/entityStep.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { conflicting, lockedFor, missing } from '../entity/refusals.js'
import { rowsOf } from '../entity/seeding.js'
import { together } from '../entity/together.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import { operationTaskTable } from '../project/operation-task.js'
import { projectTable } from '../project/project.js'
import { figuresOf, isOpenOrder, milestonesOf, phasesOf, spansOf } from './standingOf.js'
import { statusReportTable } from './status-report.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)
const read = on.use(withReading(() => ['consulting']))
const write = on.use(withWriting('consulting'))

/** Everything that projects stand by, by project. */
async function factsOf(caller: Caller) {
  const [tasks, orders, risks, reports] = await Promise.all([
    // With their days, which follow from each other.
    operationTaskTable.all(caller),
    rowsOf('operationOrders', caller),
    rowsOf('projectRisks', caller),
    rowsOf('statusReports', caller),
  ])
  const dead = new Set(orders.flatMap((one) => (one.template || one.status === 'cancelled' ? [one.id] : [])))
  return {
    // What is cancelled, and what others are made after, is no work of the project.
    tasks: Map.groupBy(
      tasks.filter(({ orderId }) => !dead.has(orderId)),
      ({ projectId }) => projectId,
    ),
    orders: Map.groupBy(orders.filter(isOpenOrder), ({ projectId }) => projectId),
    risks: Map.groupBy(risks, ({ projectId }) => projectId),
    reports: Map.groupBy(reports, ({ projectId }) => projectId),
  }
}

type Facts = Awaited<ReturnType<typeof factsOf>>

/** The issued reports, the newest first, without those that a later one corrects. */
function issuedOf(reports: readonly StatusReport[]): StatusReport[] {
  const issued = reports.filter(({ state }) => state === 'issued')
  const corrected = new Set(issued.map(({ replacesId }) => replacesId))
  return issued
    .filter(({ id }) => !corrected.has(id))
    .toSorted(
      (one, other) => other.asOf.localeCompare(one.asOf) || (other.issuedAt ?? '').localeCompare(one.issuedAt ?? ''),
    )
}

function standingOf(project: Project, facts: Facts, asOf: string): ProjectStatus {
  const tasks = facts.tasks.get(project.id) ?? []
  const figures = figuresOf(tasks, facts.risks.get(project.id) ?? [], asOf)
  const [report = null, before] = issuedOf(facts.reports.get(project.id) ?? [])
  const { id, code, name, status, manager, start, end } = project
  return {
    id,
    code,
    name,
    status,
    manager,
    start,
    end,
    figures,
    proposed: proposeLights(figures),
    openOrders: facts.orders.get(id)?.length ?? 0,
    spans: spansOf(tasks),
    next: milestonesOf(tasks).milestones.find(({ done }) => !done) ?? null,
    report,
    lightBefore: before?.overall ?? null,
  }
}

const isOver = ({ status }: Pick<Project, 'status'>) => status === 'completed' || status === 'cancelled'

/** How much somebody is needed: the light, then how far it is behind; projects that are over come last. */
const needOf = (one: ProjectStatus): readonly number[] => [
  isOver(one) ? 0 : 1,
  projectLights.indexOf(one.report?.overall ?? one.proposed.overall ?? 'green'),
  one.figures.highestScore,
  one.figures.delay,
]

function byNeed(one: ProjectStatus, other: ProjectStatus): number {
  const [mine, theirs] = [needOf(one), needOf(other)]
  const at = mine.findIndex((value, place) => value !== theirs[place])
  return at < 0 ? one.code.localeCompare(other.code, 'en', { numeric: true }) : (theirs[at] ?? 0) - (mine[at] ?? 0)
}

/** The handlers of how projects stand. */
export const projectStatus: Router<typeof contract, Context> = {
  read: read.read.handler(async ({ input: { asOf }, context }) => {
    const [projects, facts] = await Promise.all([projectTable.all(context), factsOf(context)])
    return { projects: projects.map((one) => standingOf(one, facts, asOf)).toSorted(byNeed) }
  }),

  one: read.one.handler(async ({ input: { id, asOf }, context }) => {
    const [projects, facts] = await Promise.all([projectTable.all(context), factsOf(context)])
    const project = projects.find((one) => one.id === id)
    if (!project) throw missing(id)
    const tasks = facts.tasks.get(id) ?? []
    return { ...standingOf(project, facts, asOf), ...phasesOf(tasks), ...milestonesOf(tasks) }
  }),

  issue: write.issue.handler(({ input: { id, lockVersion }, context }) =>
    together(context, async (open) => {
      const { draft, replace } = await open(statusReportTable)
      const report = draft.get(id)
      if (!report) throw missing(id)
      if (report.state === 'issued') throw lockedFor('issued', ['state'])
      if (report.lockVersion !== lockVersion) throw conflicting(report)
      if (report.summary.trim() === '') throw lockedFor('summary', ['summary'])
      const facts = await factsOf(context)
      const figures = figuresOf(
        facts.tasks.get(report.projectId) ?? [],
        facts.risks.get(report.projectId) ?? [],
        report.asOf,
      )
      const proposed = proposeLights(figures)
      const differing = differingLights(report, proposed)
      if (differing.length > 0 && report.reason.trim() === '') throw lockedFor('reason', ['reason', ...differing])
      const touched = touch(context.user)
      return replace(report, {
        ...report,
        ...touched,
        figures,
        proposed,
        state: 'issued',
        issuedAt: touched.changedAt,
        issuedBy: touched.changedBy,
      })
    }),
  ),
}
