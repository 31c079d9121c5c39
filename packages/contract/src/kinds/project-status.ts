import * as z from 'zod/mini'

import { conflictWith, inOrganisation, locked, notFound } from '../common/errors.js'
import { project } from './project.js'
import {
  lightNames,
  projectFigures,
  type ProjectFigures,
  type ProjectLight,
  proposedLights,
  type ProposedLights,
  statusReport,
  type StatusReport,
} from './status-report.js'

/** From this score a risk is high, and from this one medium. */
export const [highScore, mediumScore] = [15, 8] as const

/** Working days behind the baseline from which the schedule is amber, and beyond which it is red. */
export const [amberDelay, redDelay] = [3, 10] as const

/** Share of late tasks, in those that are not done, beyond which the schedule is red. */
export const redLateShare = 0.2

/** Within so many days something is due soon. */
export const soonDays = 14

/** How many phases and milestones are answered of a project: those in work and next come first. */
export const maxPhases = 60

/** The worst of some lights; `null` without any. */
export const worstOf = (lights: readonly (ProjectLight | null)[]): ProjectLight | null =>
  lights.includes('red') ? 'red' : lights.includes('amber') ? 'amber' : lights.includes('green') ? 'green' : null

/**
 * The lights that figures propose. The schedule is red where something ends more than 10 working days behind its baseline, or more
 * than a fifth of what is not done is late; amber from 3 days, or where anything is late or blocked. Risk is red with a score from 15,
 * amber from 8. The worse of both is the light of the whole. No figure speaks of cost and scope.
 */
export function proposeLights({ tasks, done, delay, late, blocked, risks }: ProjectFigures): ProposedLights {
  const open = tasks - done
  const schedule =
    tasks === 0
      ? null
      : delay > redDelay || late > open * redLateShare
        ? 'red'
        : delay >= amberDelay || late > 0 || blocked > 0
          ? 'amber'
          : 'green'
  const risk = risks.high > 0 ? 'red' : risks.medium > 0 ? 'amber' : risks.low > 0 ? 'green' : null
  return { overall: worstOf([schedule, risk]), schedule, cost: null, scope: null, risk }
}

/** The lights of a report that differ from those proposed, where any is. */
export const differingLights = (report: Pick<StatusReport, (typeof lightNames)[number]>, proposed: ProposedLights) =>
  lightNames.filter((name) => proposed[name] !== null && proposed[name] !== report[name])

const id = z.string().check(z.minLength(1), z.maxLength(64))
const count = z.int().check(z.minimum(0))
const day = z.nullable(z.iso.date())

/** Schema of a phase: a summary task at the top of an order. */
export const projectPhase = z.object({
  id,
  code: z.string(),
  title: z.string(),
  orderId: id,
  order: z.string(),
  start: day,
  end: day,
  baselineStart: day,
  baselineEnd: day,
  progress: count,
  delay: z.int(),
})

/** A phase: a summary task at the top of an order. */
export type ProjectPhase = z.infer<typeof projectPhase>

/** Schema of a milestone: a task that takes no time. */
export const projectMilestone = z.object({
  ...z.omit(projectPhase, { start: true, end: true, baselineStart: true, progress: true }).shape,
  day,
  done: z.boolean(),
})

/** A milestone: a task that takes no time. */
export type ProjectMilestone = z.infer<typeof projectMilestone>

/** Schema of phases of the same title in all orders, from the first day of the first to the last of the last. */
export const phaseSpan = z.object({
  title: z.string(),
  start: z.iso.date(),
  end: z.iso.date(),
  progress: count,
  phases: count,
})

/** Phases of the same title in all orders. */
export type PhaseSpan = z.infer<typeof phaseSpan>

/** Schema of how a project stands. */
export const projectStanding = z.object({
  ...z.pick(project.schema, { id: true, code: true, name: true, status: true, manager: true, start: true, end: true })
    .shape,
  figures: projectFigures,
  proposed: proposedLights,
  /** Orders that are neither done, cancelled nor templates. */
  openOrders: count,
  spans: z.array(phaseSpan),
  /** The next milestone that is not reached; `null` without one. */
  next: z.nullable(projectMilestone),
  /** The last report that was issued, and the light of the one before it. */
  report: z.nullable(statusReport.schema),
  lightBefore: z.nullable(statusReport.schema.shape.overall),
})

/** How a project stands. */
export type ProjectStatus = z.infer<typeof projectStanding>

/** Schema of a project with what it is made of. */
export const projectStatusDetails = z.object({
  ...projectStanding.shape,
  phases: z.array(projectPhase),
  phaseCount: count,
  milestones: z.array(projectMilestone),
  milestoneCount: count,
})

/** A project with what it is made of. */
export type ProjectStatusDetails = z.infer<typeof projectStatusDetails>

/** Why a report is not issued. */
export const issueRefusals = ['issued', 'reason', 'summary'] as const

/** Why a report is not issued. */
export type IssueRefusal = (typeof issueRefusals)[number]

const route = (path: `/${string}`, summary: string) =>
  inOrganisation.route({
    method: 'POST',
    path: `/implementation/project-status${path}`,
    summary,
    tags: ['Implementation'],
  })

/** How projects stand, by their tasks and risks as they are, and the reports about it. Source: issue 18. */
export const projectStatus = {
  /** All projects, or one alone, each with its figures; what needs somebody comes first. */
  read: route('/read', 'Read how projects stand')
    .input(z.object({ asOf: z.iso.date() }))
    .output(z.object({ projects: z.array(projectStanding) })),

  /** One project with its phases and milestones. */
  one: route('/one', 'Read how a project stands')
    .input(z.object({ id, asOf: z.iso.date() }))
    .output(projectStatusDetails)
    .errors(notFound),

  /**
   * Issues a draft with the figures as they are: after that nobody changes or deletes it. LOCKED with the reason where it is issued already,
   * says nothing, or has a light that differs from the one proposed without saying why.
   */
  issue: route('/issue', 'Issue a status report')
    .input(z.object({ id, lockVersion: z.int().check(z.minimum(1)) }))
    .output(statusReport.schema)
    .errors({ ...notFound, ...locked, ...conflictWith(statusReport.schema) }),
}
