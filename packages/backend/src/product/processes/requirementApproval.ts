import { requirement, type Requirement } from '@embpm/contract/requirement'
import {
  type ApprovalAction,
  applied,
  decided,
  isLocked,
  lockedFields,
  requirementApproval as contract,
} from '@embpm/contract/requirement-approval'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Writer } from '../entity/entityStep.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { lockedFor, missing } from '../entity/refusals.js'
import { withWriting } from '../entity/withAccess.js'
import { tell } from '../notices/tell.js'
import { businessAreaTable } from './business-area.js'
import { processTable } from './process.js'
import { openChange, requirementTable } from './requirement.js'

const write = implement(contract).$context<Context>().use(signedIn).use(inOrganisation).use(withWriting('processes'))

/** What was asked for a moment ago by the same user: the second press of a button, or an answer that was lost on the way. */
function isRepeated(current: Requirement, asked: { lockVersion: number; action: string }, { user }: Caller): boolean {
  const last = current.approvals.at(-1)
  return current.lockVersion === asked.lockVersion + 1 && last?.action === asked.action && last.byId === user.id
}

/** One that stands, or NOT_FOUND. */
function standing({ draft }: Writer<Requirement>, id: string): Requirement {
  const found = draft.get(id)
  if (!found) throw missing(id)
  return found
}

/**
 * Whom a decision concerns: a request waits for those who answer for the process and the area, or else for the requirement; an
 * answer is for who asked last, and for who answers for the requirement.
 */
async function concernedBy(action: ApprovalAction, written: Requirement, caller: Caller): Promise<string[]> {
  const { approvals, areaId, processId, ownerId } = written
  const named = (ids: readonly (string | null | undefined)[]) => [
    ...new Set(ids.filter((id) => typeof id === 'string')),
  ]
  if (action === 'approve' || action === 'reject')
    return named([approvals.findLast((step) => step.action === 'request')?.byId, ownerId])
  if (action !== 'request') return []
  const [processOf, areaOf] = await Promise.all([processTable.byId(caller), businessAreaTable.byId(caller)])
  const deciders = named([processOf(processId)?.ownerId, areaOf(areaId)?.ownerId])
  return deciders.length > 0 ? deciders : named([ownerId])
}

/** Tells those whom a decision concerns. */
async function tellOfDecision(action: ApprovalAction, written: Requirement, caller: Caller): Promise<void> {
  if (action === 'waive' || action === 'withdraw') return
  const { id: entityId, lockVersion: version, approvals } = written
  const { comment = '' } = approvals.at(-1) ?? {}
  const name = requirement.nameOf(written)
  const said = { kind: 'approval', step: action, entity: 'requirements', entityId, version, name, comment } as const
  const concerned = await concernedBy(action, written, caller)
  await tell(
    caller,
    concerned.map((to) => ({ to, by: caller.user, ...said })),
  )
}

/** The handlers of the approval of requirements. */
export const requirementApproval: Router<typeof contract, Context> = {
  decide: write.decide.handler(async ({ input: { id, lockVersion, action, comment }, context }) => {
    const { user } = context
    const known = await requirementTable.get(id, context)
    if (isRepeated(known, { lockVersion, action }, context)) return known
    const decidedOn = await requirementTable.writeOne(context, (writer) => {
      const current = standing(writer, id)
      const by = `${user.firstname} ${user.lastname}`
      const fields = decided(current, action, { by, byId: user.id, at: new Date().toISOString(), comment })
      // At another version it is a conflict, whatever was decided there: somebody has to look.
      if (!fields && current.lockVersion === lockVersion) throw lockedFor('decided', ['approval'])
      const written = writer.change({ id, lockVersion }, fields ?? {})
      if (written.appliedAt === null || written.changeOfId === null) return written
      const original = writer.draft.get(written.changeOfId)
      if (!original) throw lockedFor('gone', ['changeOfId'])
      writer.change({ id: original.id }, applied(original, written))
      return written
    })
    await tellOfDecision(action, decidedOn, context)
    return decidedOn
  }),

  change: write.change.handler(({ input: { id }, context }) =>
    requirementTable.writeOne(context, (writer) => {
      const original = standing(writer, id)
      const open = openChange(writer.draft, id)
      if (open) return open
      if (!isLocked(original) || original.changeOfId !== null) throw lockedFor('decided', ['approval'])
      const number = writer.draft.where('changeOfId', id).length + 1
      return writer.create({
        ...Object.fromEntries(lockedFields.map((field) => [field, original[field]])),
        key: `${original.key}-C${number}`,
        ownerId: original.ownerId,
        dueDate: original.dueDate,
        changeOfId: id,
      })
    }),
  ),
}
