import * as z from 'zod/mini'

import { conflictWith, inOrganisation, locked, notFound } from '../common/errors.js'
import {
  approvalActions,
  type ApprovalStep,
  maxApprovalComment,
  maxApprovalSteps,
  requirement,
  type Requirement,
  workStatuses,
} from './requirement.js'

/** What people decide about a requirement. */
export type ApprovalAction = (typeof approvalActions)[number]

type Approval = Requirement['approval']
type Status = Requirement['status']

/** The fields that an approval locks: only an approved change request changes them. */
export const lockedFields = ['title', 'description', 'type', 'fitGap', 'priority', 'areaId', 'processId'] as const

/** What the rules of approval look at. */
export type Ruled = Pick<
  Requirement,
  | 'id'
  | 'approval'
  | 'status'
  | 'reached'
  | 'approvals'
  | 'changeOfId'
  | 'appliedAt'
  | 'approvedBy'
  | 'approvedAt'
  | (typeof lockedFields)[number]
>

/** Why the rules of approval refuse something. */
export const approvalRefusals = [
  /** A field is locked by the approval. */
  'locked',
  /** What is approved moves forward only. */
  'forward',
  /** It has to be approved before the work begins. */
  'unapproved',
  /** It is in approval: a decision moves it. */
  'deciding',
  /** It goes into approval by a request. */
  'unasked',
  /** The decision does not fit what was decided before. */
  'decided',
  /** The requirement that it changes is not there any more. */
  'gone',
] as const

/** Why the rules of approval refuse something. */
export type ApprovalRefusal = (typeof approvalRefusals)[number]

/** Whether an approval locks its fields. */
export const isLocked = ({ approval }: Pick<Requirement, 'approval'>): boolean => approval === 'approved'

/** What each decision needs, and what it makes of a requirement. */
const decisions: Readonly<Record<ApprovalAction, { from: readonly Approval[]; to: Approval; status: Status }>> = {
  request: { from: ['initial', 'rejected'], to: 'ready', status: 'in approval' },
  approve: { from: ['ready'], to: 'approved', status: 'in planning' },
  reject: { from: ['ready'], to: 'rejected', status: 'in refinement' },
  waive: { from: ['initial', 'rejected'], to: 'not required', status: 'in planning' },
  withdraw: { from: ['ready', 'not required'], to: 'initial', status: 'in refinement' },
}

/** What can be decided about a requirement now. A change request exists to be approved: it is never waived. */
export const actionsOn = ({ approval, changeOfId }: Pick<Ruled, 'approval' | 'changeOfId'>): ApprovalAction[] =>
  approvalActions.filter(
    (action) => decisions[action].from.includes(approval) && !(action === 'waive' && changeOfId !== null),
  )

const rank = (status: Status | null) => workStatuses.findIndex((one) => one === status)

/** Why a requirement may not be given a status by hand; `null` where it may. */
export function moveRefusal(
  { approval, status, reached }: Pick<Ruled, 'approval' | 'status' | 'reached'>,
  to: Status,
): ApprovalRefusal | null {
  if (to === status) return null
  if (approval === 'ready') return 'deciding'
  if (to === 'in approval') return 'unasked'
  if (to === 'blocked' || to === 'not planned' || approval === 'not required') return null
  if (approval === 'approved') return rank(to) >= Math.max(0, rank(reached)) ? null : 'forward'
  return to === 'in refinement' ? null : 'unapproved'
}

/** How far a requirement has come since it was approved. */
export function reachedBy(before: Pick<Ruled, 'reached'> | undefined, next: Pick<Ruled, 'approval' | 'status'>) {
  if (next.approval !== 'approved') return null
  return workStatuses.find((one) => one === next.status) ?? before?.reached ?? workStatuses[0]
}

/** What a decision changes of a requirement, or `null` where it cannot be made. */
export function decided(
  current: Ruled,
  action: ApprovalAction,
  { by, byId, at, comment }: Pick<ApprovalStep, 'by' | 'byId' | 'at' | 'comment'>,
): Partial<Ruled> | null {
  if (!actionsOn(current).includes(action)) return null
  const { to, status } = decisions[action]
  const isApplied = action === 'approve' && current.changeOfId !== null
  return {
    approval: to,
    // A change request has done its work once it is approved.
    status: isApplied ? 'confirmed' : status,
    approvals: withStep(current, { action, by, byId, at, comment, changeId: null }),
    ...(action === 'approve' && { approvedBy: by, approvedAt: at }),
    ...(isApplied && { appliedAt: at }),
  }
}

/** What an approved change request changes of the requirement that it was opened for. */
export const applied = (original: Ruled, change: Ruled): Partial<Ruled> => {
  const { by = '', byId = '', at = '', comment = '' } = change.approvals.at(-1) ?? {}
  return {
    ...Object.fromEntries(lockedFields.map((field) => [field, change[field]])),
    approvedBy: by,
    approvedAt: at,
    approvals: withStep(original, { action: 'change', by, byId, at, comment, changeId: change.id }),
  }
}

const withStep = ({ approvals }: Pick<Ruled, 'approvals'>, step: ApprovalStep) =>
  [...approvals, step].slice(-maxApprovalSteps)

/** The step that is new in what follows; `undefined` where nothing was decided. */
function newStep(before: Ruled, next: Ruled): ApprovalStep | undefined {
  const last = next.approvals.at(-1)
  const known = before.approvals.at(-1)
  const isSame = last?.at === known?.at && last?.action === known?.action && last?.changeId === known?.changeId
  return isSame && next.approvals.length === before.approvals.length ? undefined : last
}

/**
 * Why a requirement may not be written as it is meant to be; `null` where it may. All writes pass here, whatever makes them: the
 * page, the board, a change of many, an import, a decision.
 *
 * @param before how it stands; `undefined` for a new one
 * @param findChange finds a change request by id, as it stands by then
 */
export function writeRefusal(
  before: Ruled | undefined,
  next: Ruled,
  findChange: (id: string) => Ruled | undefined,
): { reason: ApprovalRefusal; fields: string[] } | null {
  const at = (reason: ApprovalRefusal | null, fields = ['status']) => reason && { reason, fields }
  if (!before) return at(moveRefusal({ approval: 'initial', status: 'in refinement', reached: null }, next.status))
  const step = newStep(before, next)
  const changed = lockedFields.filter((field) => before[field] !== next[field])
  if (step && (step.by === '' || step.byId === '' || step.at === '')) return at('decided', ['approval'])
  if (step?.action === 'change') {
    const change = step.changeId === null ? undefined : findChange(step.changeId)
    if (!isLocked(before) || !change || !appliesTo(before, next, change)) return at('locked', changed)
  } else if (isLocked(before) && changed.length > 0) return at('locked', changed)
  if (step && step.action !== 'change') {
    const { from, to } = decisions[step.action]
    return from.includes(before.approval) && next.approval === to ? null : at('decided', ['approval'])
  }
  if (before.approval !== next.approval) return at('decided', ['approval'])
  return at(moveRefusal(before, next.status))
}

/** Whether what follows has the values of a change request that was approved for it, and is applied for the first time. */
const appliesTo = (before: Ruled, next: Ruled, change: Ruled): boolean =>
  change.changeOfId === next.id &&
  change.approval === 'approved' &&
  before.approvals.every(({ changeId }) => changeId !== change.id) &&
  lockedFields.every((field) => next[field] === change[field])

const id = z.string().check(z.minLength(1), z.maxLength(64))
const lockVersion = z.int().check(z.minimum(1))

const route = (path: `/${string}`, summary: string, successStatus?: number) =>
  inOrganisation.route({
    method: 'POST',
    path: `/processes/requirements/{id}${path}`,
    summary,
    successStatus,
    tags: ['Processes'],
  })

const refusals = { ...notFound, ...conflictWith(requirement.schema), ...locked }

/** The endpoints of the approval of requirements. Source: features.md, "Requirements": approval that locks. */
export const requirementApproval = {
  /**
   * Decides about a requirement that was read at `lockVersion`: `request` asks for its approval, `approve` locks it, `reject` needs
   * a `comment`, `waive` says that it needs none, `withdraw` takes a request or a waiver back. LOCKED where that does not fit what
   * was decided before. The same decision of the same user, sent twice, is one. Approving a change request gives its values
   * to the requirement that it was opened for.
   */
  decide: route('/approval', 'Decide about a requirement')
    .input(
      z
        .object({
          id,
          lockVersion,
          action: z.enum(approvalActions),
          comment: z._default(z.string().check(z.trim(), z.maxLength(maxApprovalComment)), ''),
        })
        .check(
          z.refine(({ action, comment }) => action !== 'reject' || comment !== '', {
            path: ['comment'],
            error: 'A rejection says why.',
          }),
        ),
    )
    .output(requirement.schema)
    .errors(refusals),

  /** Opens a change request for an approved requirement: a copy that is approved on its own. One that is open already is answered. */
  change: route('/change', 'Request a change of a requirement', 201)
    .input(z.object({ id }))
    .output(requirement.schema)
    .errors({ ...notFound, ...locked }),
}
