import { auditColumns, type AuditEntry, auditLog as contract } from '@embpm/contract/audit-log'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { createQuery, cutPage } from '../../query.js'
import { columnText } from '../entity/columnText.js'
import { type RecordedStep, recordedSteps, tableOf } from '../entity/entityHistory.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { type KnownTable, knownTables } from '../entity/knownTables.js'
import { missing } from '../entity/refusals.js'
import { withReading } from '../entity/withAccess.js'
import { inOrganisation } from './organisation.js'
import { installation } from './installation.js'
import { type SignIn, signInsOf } from './signIns.js'
import { userRecordTable } from './userRecordTable.js'

const on = implement(contract)
  .$context<Context>()
  .use(signedIn)
  .use(inOrganisation)
  .use(withReading(() => ['audit']))

/**
 * Kinds whose samples say in the log when they were made and changed: those that are made at once. Making the samples of all kinds,
 * 200,000 of them, would take seconds, and what is done to any of them is recorded all the same.
 */
const tellingKinds = new Set([
  'organisations',
  'users',
  'services',
  'projects',
  'projectRisks',
  'periods',
  'systems',
  'products',
  'businessPartners',
  'glAccounts',
  'technologies',
  'technologyInstances',
  'calendars',
  'configurations',
])

const newestFirst = (left: AuditEntry, right: AuditEntry) => (left.at < right.at ? 1 : left.at > right.at ? -1 : 0)

/** Two lists in order as one; what comes first in both, of the same moment, is of the second. */
function merged(left: readonly AuditEntry[], right: readonly AuditEntry[]): readonly AuditEntry[] {
  if (left.length === 0) return right
  const all: AuditEntry[] = []
  let at = 0
  for (const one of left) {
    for (let other = right[at]; other && newestFirst(other, one) <= 0; other = right[at]) {
      all.push(other)
      at += 1
    }
    all.push(one)
  }
  return [...all, ...right.slice(at)]
}

/** The entries of samples in order, for as long as they are the same ones. */
const sortedSamples = new WeakMap<
  readonly AuditEntry[],
  { parts: readonly (readonly AuditEntry[])[]; sorted: readonly AuditEntry[] }
>()

async function samplesIn(caller: Caller): Promise<readonly AuditEntry[]> {
  const tables = knownTables.all().filter(({ kind }) => tellingKinds.has(kind))
  const parts = await Promise.all(tables.map((table) => table.entriesOfSamples(caller)))
  const key = parts.find((part) => part.length > 0)
  if (!key) return []
  const before = sortedSamples.get(key)
  if (before && before.parts.every((part, index) => part === parts[index])) return before.sorted
  const sorted = parts.flat().toSorted(newestFirst)
  sortedSamples.set(key, { parts, sorted })
  return sorted
}

const entryOfSignIn = ({ id, userId, name, at, outcome }: SignIn): AuditEntry => ({
  id: `sign-in.${id}`,
  at,
  by: name,
  action: outcome,
  kind: 'users',
  name,
  objectId: userId,
  lockVersion: 0,
  changes: [],
})

/** The sign-ins of those whom the caller may see. */
async function signInEntries(caller: Caller): Promise<AuditEntry[]> {
  const noted = await signInsOf(caller.store)
  if (noted.length === 0) return []
  const ids = [...new Set(noted.map(({ userId }) => userId))]
  const visible = new Set((await userRecordTable.resolve(ids, caller)).map(({ id }) => id))
  return noted.filter(({ userId }) => visible.has(userId)).map(entryOfSignIn)
}

/** What was found out of the log of an organisation for somebody. */
interface Known {
  /** The steps that were recorded, by scope. */
  steps: readonly (readonly RecordedStep[])[]
  signIns: readonly SignIn[]
  samples: readonly AuditEntry[]
  /** Steps of tables of which the reader does not see everything: what they are told of these can change. */
  guarded: readonly RecordedStep[]
  /** All other entries, the newest first. */
  open: readonly AuditEntry[]
  entries: readonly AuditEntry[]
}

/** What was found out for each organisation, for as long as nothing is recorded there: searches and sorts hang on the same array. */
const known = new WeakMap<object, Map<string, Known>>()

/** What has come behind the steps that are known; `undefined` when these do not stand as they stood. */
const added = (before: readonly RecordedStep[], now: readonly RecordedStep[]): readonly RecordedStep[] | undefined =>
  before.every((step, index) => step === now[index]) ? now.slice(before.length) : undefined

const latestFirst = (entries: readonly AuditEntry[]) => entries.toReversed().toSorted(newestFirst)

/** Entries of steps, in no order. */
async function entriesOf(steps: readonly RecordedStep[], tables: readonly KnownTable[], caller: Caller) {
  const byTable = Map.groupBy(steps, tableOf)
  const parts = tables.map((table) => table.entries(caller, byTable.get(table.name) ?? []))
  return (await Promise.all(parts)).flat()
}

/** What is told of what was recorded: anew only of the steps that have come since, where what is told of the others stands. */
async function openAfter(before: Known | undefined, state: Pick<Known, 'steps' | 'samples'>, caller: Caller) {
  const news = state.steps.map((steps, scope) => added(before?.steps[scope] ?? [], steps))
  const isSame = before?.samples === state.samples && !news.includes(undefined)
  const steps = (isSame ? news : state.steps).flatMap((one) => one ?? [])
  const all = knownTables.all()
  const open = all.filter((table) => table.isOpenTo(caller))
  const names = new Set(open.map(({ name }) => name))
  const fresh = latestFirst(await entriesOf(steps, open, caller))
  const guarded = steps.filter((step) => !names.has(tableOf(step)))
  return isSame
    ? { guarded: [...before.guarded, ...guarded], open: fresh.length > 0 ? merged(before.open, fresh) : before.open }
    : { guarded, open: merged(fresh, state.samples) }
}

async function entriesIn(caller: Caller): Promise<readonly AuditEntry[]> {
  const { store, organisationId, user } = caller
  const [signIns, ...steps] = await Promise.all([
    signInsOf(store),
    recordedSteps(caller, organisationId),
    recordedSteps(caller, installation),
  ])
  const who = `${organisationId} ${user.id} ${user.roles.join(' ')}`
  const ofStore = known.get(store) ?? new Map<string, Known>()
  known.set(store, ofStore)
  const before = ofStore.get(who)
  if (before?.signIns === signIns && before.steps.every((one, index) => one === steps[index])) return before.entries
  const samples = await samplesIn(caller)
  const { guarded, open } = await openAfter(before, { steps, samples }, caller)
  const closed = knownTables.all().filter((table) => !table.isOpenTo(caller))
  const others = [...(await entriesOf(guarded, closed, caller)), ...(await signInEntries(caller))]
  const entries = merged(latestFirst(others), open)
  ofStore.set(who, { steps, signIns, samples, guarded, open, entries })
  return entries
}

/** The texts of the values that an entry tells. */
const valuesText = ({ changes }: AuditEntry) =>
  changes
    .flatMap(({ before, after }) => [before, after])
    .map((value) => (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)))
    .join(' ')

const query = createQuery<AuditEntry>({
  searchColumns: [...auditColumns.search, 'changes'],
  text: (entry, column) => (column === 'changes' ? valuesText(entry) : columnText(entry, column)),
  kinds: auditColumns.kinds,
})

/** The handlers of the audit log, which is made of what was recorded with each write. */
export const auditLog: Router<typeof contract, Context> = {
  list: on.list.handler(async ({ input: { search = '', filter = {}, sort, page, size }, context }) => {
    const entries = await entriesIn(context)
    const found = query.filter(query.search(entries, search), filter)
    const sorted = sort === undefined || sort === '-at' ? found : query.sort(found, entries, sort)
    return { ...cutPage(sorted, page, size), unfilteredTotal: entries.length }
  }),
  values: on.values.handler(async ({ input: { column, search = '', filter = {} }, context }) => {
    const others = { ...filter, [column]: [] }
    return query.counted(query.filter(query.search(await entriesIn(context), search), others), column).slice(0, 1000)
  }),
  get: on.get.handler(async ({ input: { id }, context }) => {
    const found = (await entriesIn(context)).find((entry) => entry.id === id)
    if (!found) throw missing(id)
    return found
  }),
}
