import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, codedOf, computed, day, longText, moment, personOf, reference, text } from '../common/fields.js'

/** What a requirement is about: what the system does, or how well it does it. */
export const requirementTypes = ['functional', 'non-functional'] as const

/** Whether the standard does what is asked for. */
export const fitGaps = ['fit', 'gap'] as const

/** How urgent a requirement is. */
export const requirementPriorities = ['low', 'medium', 'high', 'critical'] as const

/** What was decided about a requirement. */
export const approvals = ['initial', 'not required', 'ready', 'approved', 'rejected'] as const

/** How far a requirement is, in the order of the work; the last two are no step of it. */
export const requirementStatuses = [
  'in refinement',
  'in approval',
  'in planning',
  'in realisation',
  'in testing',
  'successfully tested',
  'confirmed',
  'blocked',
  'not planned',
] as const

/** The statuses of the work itself: what is approved goes through them in this order. */
export const workStatuses = [
  'in planning',
  'in realisation',
  'in testing',
  'successfully tested',
  'confirmed',
] as const satisfies readonly (typeof requirementStatuses)[number][]

/** What people decide about a requirement. */
export const approvalActions = ['request', 'approve', 'reject', 'waive', 'withdraw'] as const

/** Characters of the longest reason for a decision. */
export const maxApprovalComment = 2000

/** Most steps that are kept of an approval, the newest. */
export const maxApprovalSteps = 100

const id = z.string().check(z.minLength(1), z.maxLength(64))

/** Schema of a step of an approval: who decided what, and when. */
export const approvalStep = z.object({
  /** `change`: an approved change request gave it new values. */
  action: z.enum([...approvalActions, 'change']),
  byId: id,
  /** The name at the time. */
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  /** Why; empty where nobody said. */
  comment: z.string().check(z.maxLength(maxApprovalComment)),
  /** Of `change`: the change request. */
  changeId: z.nullable(id),
})

/** A step of an approval: who decided what, and when. */
export type ApprovalStep = z.infer<typeof approvalStep>

/** What a business area or process asks of the ERP system. What is approved is locked (`requirement-approval.ts`). */
export const requirement = entityOf({
  kind: 'requirements',
  family: 'processes',
  path: '/processes/requirements',
  tag: 'Processes',
  one: 'a requirement',
  many: 'requirements',
  key: ['key'],
  nameOf: ({ key, title }) => `${key} ${title}`,
  referenceOf: ({ key, title }) => ({ name: title, detail: key }),
  fields: {
    /** The number people call it by, unique in the organisation, such as REQ-0118. The server proposes one where it is empty. */
    key: text(40).sort().filter().search(),
    title: text(200).required().sort().search(),
    description: longText().search(),
    type: choice(requirementTypes, 'requirementType').sort().filter().search().bulk(),
    fitGap: choice(fitGaps, 'fitGap').sort().filter().search().bulk(),
    priority: choice(requirementPriorities, 'level').default('medium').sort().filter().bulk(),
    /** What was decided; only decisions change it. */
    approval: choice(approvals, 'approval').fromServer().sort().filter(),
    status: choice(requirementStatuses, 'requirementStatus').sort().filter().search().bulk(),
    /** Since when it has its status. */
    statusSince: moment().fromServer().sort().filter(),
    areaId: reference('businessAreas').filter().bulk(),
    area: codedOf('areaId').sort().filter(),
    processId: reference('processes').filter().bulk(),
    process: codedOf('processId').sort().filter(),
    ownerId: reference('people').filter().bulk(),
    owner: personOf('ownerId').sort().filter(),
    dueDate: day().sort().filter().bulk(),
    /** Who approved it last, and when. */
    approvedBy: computed(z.string(), '').sort().filter(),
    approvedAt: moment().fromServer().sort().filter(),
    /** What was decided, the oldest first. */
    approvals: computed(z.array(approvalStep).check(z.maxLength(maxApprovalSteps)), []),
    /** How far it has come since it was approved; `null` before. */
    reached: computed(z.nullable(z.enum(workStatuses)), null),
    /** Of a change request: the requirement that it changes once it is approved. */
    changeOfId: reference('requirements').fromServer().filter(),
    /** Of a change request: when the requirement took over its values. */
    appliedAt: moment().fromServer(),
  },
})

/** A requirement as the server stores and answers it. */
export type Requirement = EntityOf<typeof requirement>

/** Schema of a requirement in lists and pickers. */
export const requirementRow = z.pick(requirement.schema, {
  id: true,
  key: true,
  title: true,
  type: true,
  fitGap: true,
  priority: true,
  approval: true,
  status: true,
})

/** A requirement in lists and pickers. */
export type RequirementRow = z.infer<typeof requirementRow>
