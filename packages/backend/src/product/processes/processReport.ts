import { type EntityName, entityNames } from '@embpm/contract'
import type { Process } from '@embpm/contract/process'
import { processReport as contract, type ProcessReportRow, type StepUse } from '@embpm/contract/process-report'
import type { Revision } from '@embpm/contract/revision'
import { implement } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { knownTables } from '../entity/knownTables.js'
import { missing } from '../entity/refusals.js'
import { rowIndex } from '../entity/rowIndex.js'
import { withReading } from '../entity/withAccess.js'
import { processTable } from './process.js'
import { coverOf, countsOf, type ElementFacts, type Exists, factsOf } from './processReportFacts.js'
import { current, heads } from './revisionStore.js'

/** The level of the hierarchy whose processes are drawn: each of them is in the report, drawn or not. */
const drawnLevel = 3

/** After so many models others get their turn: reading hundreds of them takes seconds. */
const atOnce = 10

/** Lets everything else that waits go on. */
const inTurn = () => new Promise((resolve) => setTimeout(resolve))

const byId = rowIndex<Process>(({ id }) => [id])

const modelOf = ({ id, state, number }: Revision) => ({ revisionId: id, state, number })

/** The revision that counts of each drawn process, by the id of that. */
async function currentByProcess({ store, organisationId }: Caller): Promise<ReadonlyMap<string, Revision>> {
  return new Map(current(await store.list(heads, organisationId)).map((head) => [head.processId, head]))
}

/** Answers whether an object is there; what no table knows is believed. */
async function existing(caller: Caller): Promise<Exists> {
  const ids = new Map<EntityName, ReadonlySet<string>>()
  for (const kind of entityNames) {
    const rows = await knownTables.get(kind)?.rows(caller)
    if (rows) ids.set(kind, new Set(rows.map(({ id }) => id)))
  }
  return (kind, ref) => ids.get(kind)?.has(ref) ?? true
}

/** The process of the first level that one belongs to; itself where it is one. */
function areaOf(process: Process, processes: ReadonlyMap<string, readonly Process[]>): ProcessReportRow['area'] {
  const passed = new Set<Process>()
  let area = process
  for (let above: Process | undefined = process; above && !passed.has(above);) {
    passed.add(above)
    area = above
    above = above.parentId === null ? undefined : processes.get(above.parentId)?.[0]
  }
  return { id: area.id, code: area.code, name: area.name }
}

async function reportOn(caller: Caller): Promise<ProcessReportRow[]> {
  const [all, models, exists] = await Promise.all([
    processTable.all(caller),
    currentByProcess(caller),
    existing(caller),
  ])
  const known = byId(all)
  const rows: ProcessReportRow[] = []
  for (const process of all) {
    const { id, code, name, level, class: kind, status, owner } = process
    const head = models.get(id)
    if (!head && level !== drawnLevel) continue
    if (rows.length % atOnce === atOnce - 1) await inTurn()
    rows.push({
      id,
      code,
      name,
      level,
      class: kind,
      status,
      owner: owner?.name ?? '',
      area: areaOf(process, known),
      model: head ? modelOf(head) : null,
      ...countsOf(head ? await factsOf(head, caller) : null, exists),
    })
  }
  return rows.toSorted(byCode)
}

const byCode = (left: { code: string }, right: { code: string }) =>
  left.code.localeCompare(right.code, 'en', { numeric: true })

/** What an element has to do with an object; `null` for nothing. */
function lettersOf({ roles, links }: ElementFacts, kind: EntityName, ref: string): StepUse['letters'] | null {
  const letters = kind === 'processRoles' ? roles.get(ref) : undefined
  if (letters) return [...letters]
  return links.some((link) => link.kind === kind && link.ref === ref) ? [] : null
}

async function stepsUsing(kind: EntityName, ref: string, caller: Caller): Promise<StepUse[]> {
  const [all, models] = await Promise.all([processTable.all(caller), currentByProcess(caller)])
  const uses: StepUse[] = []
  let passed = 0
  for (const { id, code, name, status } of all.toSorted(byCode)) {
    const head = models.get(id)
    if (!head) continue
    passed += 1
    if (passed % atOnce === 0) await inTurn()
    for (const element of (await factsOf(head, caller)).elements) {
      const letters = lettersOf(element, kind, ref)
      if (!letters) continue
      const process = { id, code, name, status }
      uses.push({ process, model: modelOf(head), stepId: element.id, step: element.name, letters })
    }
  }
  return uses
}

const on = implement(contract)
  .$context<Context>()
  .use(signedIn)
  .use(inOrganisation)
  .use(withReading(() => ['processes']))

/** The handlers of the report on processes. */
export const processReport = {
  list: on.list.handler(({ context }) => reportOn(context)),

  get: on.get.handler(async ({ input: { id }, context }) => {
    if (!(await processTable.byId(context))(id)) throw missing(id)
    const head = (await currentByProcess(context)).get(id)
    const { elements } = head ? await factsOf(head, context) : { elements: [] }
    return elements
      .filter(({ isStep }) => isStep)
      .map((step) => ({ id: step.id, name: step.name, accountable: step.accountable, covered: coverOf(step) }))
  }),

  uses: on.uses.handler(({ input: { kind, id }, context }) => stepsUsing(kind, id, context)),
}
