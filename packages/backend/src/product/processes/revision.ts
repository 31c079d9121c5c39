import { BpmnError, type ProcessModel, readModel } from '@embpm/bpmn'
import { nextStates, type Revision, type RevisionState, revisions as contract } from '@embpm/contract/revision'
import { implement, ORPCError } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { type Collection, type Row, type Step, stepOf } from '../../store.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { knownTables } from '../entity/knownTables.js'
import { conflicting, missing } from '../entity/refusals.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import { tell } from '../notices/tell.js'
import { process as processRules } from '@embpm/contract/process'
import { archiveParts } from '../archive/ArchivePart.js'
import { archivedRevisions } from './archivedRevisions.js'
import { processTable } from './process.js'
import { findRevision, heads, modelOf, models, newest, revisionsOf, type StepUse } from './revisionStore.js'
import { thinned } from './thinned.js'
import { usesIn } from './usesOf.js'

/** Reads a model. Refuses, by throwing, what is none. */
async function readable(bpmnXml: string): Promise<ProcessModel> {
  try {
    return await readModel(bpmnXml)
  } catch (error) {
    if (!(error instanceof BpmnError)) throw error
    const { reason, line, detail } = error
    throw new ORPCError('UNREADABLE', {
      status: 422,
      message: 'This is no model that can be read.',
      data: { reason, line, detail },
    })
  }
}

/** Writes one as it is; one that is deleted keeps nothing but its id. */
const put = <E extends Row>(collection: Collection<E>, organisationId: string, entity: E, deleted = false): Step =>
  stepOf(collection, { organisationId, id: entity.id }, (standing) => ({
    store: { entity, deleted },
    ...(!standing && { place: 'first' as const }),
  }))

/** The number under which the next revision would be published. */
const nextNumber = (rows: readonly Revision[]): number =>
  1 +
  Math.max(0, ...rows.filter(({ state }) => state === 'published' || state === 'archived').map(({ number }) => number))

/** What is new about a revision. */
type NewRevision = Pick<Revision, 'processId'> &
  Partial<Pick<Revision, 'label' | 'comment' | 'restoredFrom'>> & { bpmnXml: string; uses: StepUse[] }

/** Adds a draft over the newest revision, and takes away what age has made superfluous. */
async function add(made: NewRevision, rows: readonly Revision[], caller: Caller): Promise<Revision> {
  const { store, organisationId, user } = caller
  const { bpmnXml, uses, ...given } = made
  const now = Date.now()
  const head: Revision = {
    label: '',
    comment: '',
    restoredFrom: null,
    ...given,
    id: caller.newId(),
    number: nextNumber(rows),
    state: 'draft',
    basedOn: rows[0]?.id ?? null,
    lockVersion: 1,
    createdBy: `${user.firstname} ${user.lastname}`,
    // Two within a millisecond keep their order.
    createdAt: new Date(Math.max(now, Date.parse(rows[0]?.createdAt ?? '1970-01-01') + 1)).toISOString(),
    stateBy: null,
    stateAt: null,
  }
  const gone = thinned([head, ...rows], now)
  await store.writeAll([
    put(models, organisationId, { id: head.id, bpmnXml, uses }),
    put(heads, organisationId, head),
    ...gone.flatMap((one) => [
      put(heads, organisationId, one, true),
      put(models, organisationId, { id: one.id, bpmnXml: '', uses: [] }, true),
    ]),
  ])
  return head
}

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)
const read = on.use(withReading(() => knownTables.readersOf('processes')))
const write = on.use(withWriting('processes'))

/** Changes one that was read at a version, and others with it, in one step. */
async function change(
  { id, lockVersion }: { id: string; lockVersion: number },
  caller: Caller,
  next: (current: Revision, rows: readonly Revision[]) => { revision: Revision; others?: readonly Revision[] },
): Promise<Revision> {
  return caller.store.exclusively(async () => {
    const current = await findRevision(id, caller)
    if (current.lockVersion !== lockVersion) throw conflicting(current)
    const { revision: changed, others = [] } = next(current, await revisionsOf(current.processId, caller))
    const written = [changed, ...others].map((one) => ({ ...one, lockVersion: one.lockVersion + 1 }))
    await caller.store.writeAll(written.map((one) => put(heads, caller.organisationId, one)))
    return written[0] ?? changed
  })
}

/** What becomes of another revision when one turns to a state: one is published, one in review. */
function displaced({ state }: Revision, to: RevisionState): RevisionState | undefined {
  if (to === 'published' && state === 'published') return 'archived'
  return (to === 'published' || to === 'review') && state === 'review' ? 'draft' : undefined
}

/** Tells who answers for a process that a revision of its model waits to be reviewed. */
async function askForReview({ id, processId, lockVersion, comment }: Revision, caller: Caller): Promise<void> {
  const process = (await processTable.byId(caller))(processId)
  if (!process || process.ownerId === null) return
  await tell(caller, [
    {
      kind: 'approval',
      step: 'review',
      to: process.ownerId,
      by: caller.user,
      entity: 'processes',
      entityId: processId,
      version: `${id}-${lockVersion}`,
      name: processRules.nameOf(process),
      comment,
      link: `/bp/view?${new URLSearchParams({ process: processId })}`,
    },
  ])
}

archiveParts.enter(archivedRevisions)

/** The handlers of the revisions of processes. */
export const revisions = {
  list: read.list.handler(async ({ input: { processId }, context }) => {
    await processTable.get(processId, context)
    return [...(await revisionsOf(processId, context))]
  }),

  modelled: read.modelled.handler(async ({ context }) => {
    const { store, organisationId } = context
    const rows = newest(await store.list(heads, organisationId))
    const drawn = await processTable.resolve(
      rows.map(({ processId }) => processId),
      context,
    )
    const byId = new Map(drawn.map((one) => [one.id, one]))
    return rows
      .flatMap(({ processId: id, number, state }) => {
        const one = byId.get(id)
        return one ? [{ id, code: one.code, name: one.name, number, state }] : []
      })
      .toSorted((left, right) => left.code.localeCompare(right.code))
  }),

  get: read.get.handler(async ({ input: { id }, context }) => {
    const head = await findRevision(id, context)
    return { ...head, bpmnXml: await modelOf(head, context) }
  }),

  save: write.save.handler(async ({ input: { basedOn, ...made }, context }) => {
    await processTable.get(made.processId, context)
    const uses = usesIn(await readable(made.bpmnXml))
    return context.store.exclusively(async () => {
      const rows = await revisionsOf(made.processId, context)
      const [newest] = rows
      if (basedOn !== null && !newest) throw missing(basedOn)
      if (newest && newest.id !== basedOn) throw conflicting(newest)
      // What says the same is nothing new, unless it gets a name.
      const same =
        newest && made.label === '' && made.comment === '' && (await modelOf(newest, context)) === made.bpmnXml
      return same ? newest : add({ ...made, uses }, rows, context)
    })
  }),

  describe: write.describe.handler(({ input: { label, comment, ...target }, context }) =>
    change(target, context, (current) => ({
      revision: { ...current, label: label ?? current.label, comment: comment ?? current.comment },
    })),
  ),

  turn: write.turn.handler(async ({ input: { to, label, comment, ...target }, context }) => {
    const turned = await change(target, context, (current, rows) => {
      if (!nextStates[current.state].includes(to))
        throw new ORPCError('NOT_ALLOWED', {
          status: 409,
          message: 'A revision does not go from this state to that one.',
          data: { from: current.state, to },
        })
      const others = rows.filter(({ id }) => id !== current.id)
      const step = {
        state: to,
        stateBy: `${context.user.firstname} ${context.user.lastname}`,
        stateAt: new Date().toISOString(),
      }
      return {
        revision: {
          ...current,
          ...step,
          number: to === 'published' ? nextNumber(others) : current.number,
          label: label ?? current.label,
          comment: comment ?? current.comment,
        },
        others: others.flatMap((one) => {
          const state = displaced(one, to)
          return state ? [{ ...one, ...step, state }] : []
        }),
      }
    })
    if (to === 'review') await askForReview(turned, context)
    return turned
  }),

  restore: write.restore.handler(async ({ input: { id }, context }) => {
    const head = await findRevision(id, context)
    const bpmnXml = await modelOf(head, context)
    const uses = usesIn(await readable(bpmnXml))
    return context.store.exclusively(async () =>
      add(
        { processId: head.processId, restoredFrom: id, bpmnXml, uses },
        await revisionsOf(head.processId, context),
        context,
      ),
    )
  }),
}
