import {
  type CheckedModel,
  checkOutcome,
  type CheckOutcome,
  type CheckRun,
  type IgnoredFinding,
  ignoredFinding,
  maxCheckRuns,
  maxIgnored,
  modelCheck as contract,
} from '@embpm/contract/model-check'
import { implement, ORPCError, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { defineCollection } from '../../store.js'
import { archivedCollection } from '../archive/archivedCollection.js'
import { archiveParts } from '../archive/ArchivePart.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { conflicting } from '../entity/refusals.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import { outcomeSince } from './outcomeSince.js'

const runs = defineCollection<CheckOutcome>({ name: 'model-check', schema: checkOutcome, seeds: () => [] })
const ignored = defineCollection<IgnoredFinding>({
  name: 'ignored-finding',
  schema: ignoredFinding,
  seeds: () => [],
})

archiveParts.enter(
  archivedCollection(runs, {
    name: 'checkRuns',
    family: 'consulting',
    readers: () => ['consulting'],
    references: [{ column: 'byId', to: ['people'], required: true }],
    nameOf: ({ at }) => at,
    key: { of: ({ key }) => key, field: 'key' },
  }),
)
archiveParts.enter(
  archivedCollection(ignored, {
    name: 'ignoredFindings',
    family: 'consulting',
    readers: () => ['consulting'],
    references: [{ column: 'byId', to: ['people'], required: true }],
    nameOf: ({ reason }) => reason,
    key: { of: ({ key }) => key, field: 'key' },
  }),
)

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)
const nameOf = ({ user }: Caller) => `${user.firstname} ${user.lastname}`

/** The runs that are kept, the newest first. */
const runsOf = async ({ store, organisationId }: Caller): Promise<CheckOutcome[]> =>
  (await store.list(runs, organisationId)).toSorted((one, other) => other.at.localeCompare(one.at))

const short = ({ id, key, byId, by, at, objects, milliseconds, rules }: CheckOutcome): CheckRun => ({
  id,
  key,
  byId,
  by,
  at,
  objects,
  milliseconds,
  rules: rules.map((rule) => ({ id: rule.id, severity: rule.severity, count: rule.count, checked: rule.checked })),
})

async function known(caller: Caller): Promise<CheckedModel> {
  const all = await runsOf(caller)
  const [latest = null] = all
  return { runs: all.map(short), latest, ignored: [...(await caller.store.list(ignored, caller.organisationId))] }
}

const decisionOn = async (key: string, { store, organisationId }: Caller) =>
  (await store.list(ignored, organisationId)).find((one) => one.key === key)

/** CONFLICT with what was decided by now. */
const decidedOtherwise = (current: IgnoredFinding | undefined) =>
  current
    ? conflicting(current)
    : new ORPCError('CONFLICT', {
        status: 409,
        message: 'Somebody else decided about this finding in the meantime.',
        data: { current: null },
      })

/** A moment after those of all runs, so that the newest one is the last that was stored. */
function momentAfter(all: readonly CheckOutcome[]): string {
  const last = Date.parse(all[0]?.at ?? '')
  return new Date(Math.max(Date.now(), Number.isNaN(last) ? 0 : last + 1)).toISOString()
}

/** The handlers of the checks of the whole model. */
export const modelCheck: Router<typeof contract, Context> = {
  read: on.read.use(withReading(() => ['consulting'])).handler(({ context }) => known(context)),

  store: on.store
    .use(withWriting('consulting'))
    .handler(async ({ input: { key, objects, milliseconds, rules }, context }) => {
      const { store, organisationId, user } = context
      await store.exclusively(async () => {
        const all = await runsOf(context)
        const same = all.find((one) => one.key === key && one.byId === user.id)
        const others = all.filter((one) => one !== same && (!same || one.at < same.at))
        const at = same?.at ?? momentAfter(all)
        const [before = null] = others
        const run: CheckOutcome = {
          id: same?.id ?? context.newId(),
          key,
          byId: user.id,
          by: nameOf(context),
          at,
          objects,
          milliseconds,
          before: before?.at ?? null,
          ...outcomeSince(rules, at, before),
        }
        if (same) await store.update(runs, { organisationId, id: same.id }, () => run)
        else await store.create(runs, organisationId, run)
        for (const old of (await runsOf(context)).slice(maxCheckRuns))
          await store.delete(runs, { organisationId, id: old.id })
      })
      return known(context)
    }),

  ignore: on.ignore.use(withWriting('consulting')).handler(({ input: { key, reason, lockVersion }, context }) => {
    const { store, organisationId, user } = context
    return store.exclusively(async () => {
      const current = await decisionOn(key, context)
      if ((current?.lockVersion ?? null) !== lockVersion) throw decidedOtherwise(current)
      const decision = { key, reason, byId: user.id, by: nameOf(context), at: new Date().toISOString() }
      if (current) {
        const written = await store.update(ignored, { organisationId, id: current.id }, (one) => ({
          ...one,
          ...decision,
        }))
        if (written.kind !== 'written') throw decidedOtherwise(undefined)
        return written.entity
      }
      const all = await store.list(ignored, organisationId)
      if (all.length >= maxIgnored)
        throw new ORPCError('BAD_REQUEST', { message: `At most ${maxIgnored} findings are ignored.` })
      const made: IgnoredFinding = { id: context.newId(), ...decision, lockVersion: 1 }
      await store.create(ignored, organisationId, made)
      return made
    })
  }),

  heed: on.heed.use(withWriting('consulting')).handler(({ input: { key, lockVersion }, context }) => {
    const { store, organisationId } = context
    return store.exclusively(async () => {
      const current = await decisionOn(key, context)
      if (current?.lockVersion !== lockVersion) throw decidedOtherwise(current)
      await store.delete(ignored, { organisationId, id: current.id })
      return { key }
    })
  }),
}
