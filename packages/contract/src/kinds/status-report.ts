import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, codedOf, computed, day, longText, moment, reference, text } from '../common/fields.js'

/** How a project stands, the best first. */
export const projectLights = ['green', 'amber', 'red'] as const

/** How a project stands. */
export type ProjectLight = (typeof projectLights)[number]

/** What a report has a light for. */
export const lightNames = ['overall', 'schedule', 'cost', 'scope', 'risk'] as const

/** What a report has a light for. */
export type LightName = (typeof lightNames)[number]

/** How far a report is: an issued one is changed by nobody. */
export const reportStates = ['draft', 'issued'] as const

const count = z.int().check(z.minimum(0))

/** Schema of the figures that lights are proposed by. */
export const projectFigures = z.object({
  /** Tasks that are no summary; milestones among them. */
  tasks: count,
  done: count,
  /** In percent, by duration. */
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  /** Working days by which what is not done ends later than its baseline, at most. */
  delay: z.int(),
  /** Not done, and planned to end before the day. */
  late: count,
  blocked: count,
  /** Not done, not late, and planned to end within 14 days. */
  dueSoon: count,
  /** Risks that are not closed, by score: 1 to 7, 8 to 14, from 15. */
  risks: z.object({ low: count, medium: count, high: count }),
  /** The highest score of these; 0 without any. */
  highestScore: count,
})

/** The figures that lights are proposed by. */
export type ProjectFigures = z.infer<typeof projectFigures>

/** Schema of the lights that figures propose; `null` where no figure says anything. */
export const proposedLights = z.record(z.enum(lightNames), z.nullable(z.enum(projectLights)))

/** The lights that figures propose; `null` where no figure says anything. */
export type ProposedLights = z.infer<typeof proposedLights>

/** The figures of a project without tasks and risks. */
export const noFigures: ProjectFigures = {
  tasks: 0,
  done: 0,
  progress: 0,
  delay: 0,
  late: 0,
  blocked: 0,
  dueSoon: 0,
  risks: { low: 0, medium: 0, high: 0 },
  highestScore: 0,
}

const light = () => choice(projectLights, 'projectLight').sort().filter()

/** How a project stood on a day, said by somebody beside the figures of that moment. Source: issue 18. */
export const statusReport = entityOf({
  kind: 'statusReports',
  path: '/implementation/status-reports',
  tag: 'Implementation',
  one: 'a status report of a project',
  many: 'status reports of projects',
  key: ['reportNo'],
  nameOf: ({ reportNo, project }) => `${reportNo} ${project?.name ?? ''}`.trim(),
  fields: {
    /** The number people call it by, unique in the organisation, such as SR-00012. */
    reportNo: text(20).required().fromServer().sort().filter().search(),
    projectId: reference('projects').required().filter(),
    project: codedOf('projectId').sort().filter().search(),
    /** The day it speaks of. */
    asOf: day().required().sort().filter(),
    overall: light(),
    schedule: light(),
    cost: light(),
    scope: light(),
    risk: light(),
    /** Why a light differs from the one that the figures propose: required then to issue it. */
    reason: longText(2000),
    summary: longText(4000),
    achieved: longText(4000),
    next: longText(4000),
    decisions: longText(4000),
    /** It changes by issuing alone (`projectStatus`): a write of an issued report is LOCKED, whoever sends it. */
    state: choice(reportStates, 'reportState').fromServer().sort().filter(),
    /** The issued report of the same project that this one corrects. */
    replacesId: reference('statusReports').filter(),
    /** The figures when it was issued, and the lights that they proposed; those of a draft are nothing yet. */
    figures: computed(projectFigures, noFigures),
    proposed: computed(proposedLights, { overall: null, schedule: null, cost: null, scope: null, risk: null }),
    issuedAt: moment().fromServer().sort().filter(),
    issuedBy: text(200).fromServer().sort().filter(),
  },
})

/** A status report as the server stores and answers it. */
export type StatusReport = EntityOf<typeof statusReport>
